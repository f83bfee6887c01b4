import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': 'Contrat d’inscription',
  'legal.risk': 'Information sur les risques',
  'legal.accept': 'J’ai lu ce texte et je l’accepte',
  'legal.entity': 'Entité juridique',
  'legal.countries': 'Pays desservis',
  'legal.since': 'Depuis',

  'legal.aWhatTitle': 'De quoi il s’agit',
  'legal.aWhat':
    'Greenhall est un cercle de membres qui détiennent des parts d’un fonds commun, gardent des pièces dans un portefeuille et échangent entre eux. Ce n’est pas une banque, et rien ici n’est un dépôt.',
  'legal.aLevelTitle': 'Ce que vous payez',
  'legal.aLevel':
    'Le prix d’un niveau a deux parties, affichées avant le paiement : le principal, qui achète vos parts, et les frais. Les pièces et les parts que vous détenez restent à vous.',
  'legal.aCoolingTitle': '7 jours pour réfléchir',
  'legal.aCooling':
    'Pendant 7 jours après un paiement, celui qui a payé peut l’annuler et récupère tout, frais compris. Pendant ce temps, aucune part n’est achetée et aucun bonus ne naît.',
  'legal.aBonusTitle': 'D’où viennent les bonus',
  'legal.aBonus':
    'Les bonus sont payés uniquement par les frais réellement versés par les membres, jamais par le principal de quiconque. Si un fonds ne suffit pas, tous ses bonus sont réduits dans la même proportion. Aucun bonus n’est promis.',
  'legal.aCoinsTitle': 'Pièces et retraits',
  'legal.aCoins':
    'Les pièces sont couvertes par des actifs conservés, et les chiffres sont publics. Retraits, transferts et échanges ont des limites, des frais et des délais que vous voyez avant de confirmer.',
  'legal.aSecurityTitle': 'Vos mots de passe',
  'legal.aSecurity':
    'Gardez vos deux mots de passe pour vous ; personne chez Greenhall ne vous les demandera. Après un changement de sécurité, les paiements sortants sont suspendus 24 heures.',
  'legal.aConductTitle': 'Conduite loyale',
  'legal.aConduct':
    'Chacun agit pour soi, avec des indications vraies. Ne promettez aucun rendement et ne pressez personne d’entrer. Une fraude entraîne un examen, au cours duquel vous êtes entendu.',
  'legal.aDataTitle': 'Vos données',
  'legal.aData':
    'Nous gardons ce qu’exige la tenue de votre compte : coordonnées, écritures et journaux de sécurité. Les membres au-dessus de vous voient votre nom d’utilisateur, votre niveau et votre place, jamais vos coordonnées.',
  'legal.aEndTitle': 'Changements et départ',
  'legal.aEnd':
    'Les changements sont annoncés avant de s’appliquer et ne touchent jamais les paiements passés. Vous pouvez partir à tout moment ; ce qui est à vous peut être vendu ou retiré selon les règles en vigueur.',

  'legal.rLossTitle': 'Vous pouvez perdre de l’argent',
  'legal.rLoss':
    'Ne payez que ce que vous pouvez perdre entièrement. Les frais sont acquis une fois les 7 jours écoulés.',
  'legal.rPriceTitle': 'La valeur des parts peut baisser',
  'legal.rPrice':
    'Personne ne garantit que quelqu’un achètera vos parts. Leur valeur peut baisser jusqu’à ce que la réserve détient pour chacune.',
  'legal.rIncomeTitle': 'Aucun revenu promis',
  'legal.rIncome':
    'Le revenu dépend de ce que paient les membres. Il peut être nul, longtemps ou pour toujours. Les chiffres passés ne disent rien des suivants.',
  'legal.rNetworkTitle': 'La plupart du réseau gagne peu',
  'legal.rNetwork':
    'Les bonus de réseau dépendent de l’arrivée d’autres membres sous vous. Cela ne peut durer sans fin : qui arrive tard a moins de chances que qui est arrivé tôt.',
  'legal.rTradeTitle': 'Échanger avec des membres',
  'legal.rTrade':
    'Dans un échange, l’autre partie peut être en retard, se tromper ou chercher à tromper. Un paiement sur une chaîne de blocs est irrévocable. Vérifiez le réseau, l’adresse et le montant.',
  'legal.rTechnicalTitle': 'Risque technique',
  'legal.rTechnical':
    'Systèmes, réseaux et appareils peuvent tomber en panne ou être attaqués. Qui connaît vos mots de passe et vos codes peut agir à votre place.',
  'legal.rSandboxTitle': 'Bac à sable',
  'legal.rSandbox':
    'Tant que la mention du bac à sable est affichée, tout fonctionne avec des crédits de test. Ils n’ont aucune valeur, ne s’échangent pas contre de l’argent et peuvent être remis à zéro.',
} satisfies Like<typeof english>;
