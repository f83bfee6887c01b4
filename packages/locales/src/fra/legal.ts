import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': 'Contrat d’inscription',
  'legal.risk': 'Information sur les risques',
  'legal.accept': 'J’ai lu ce texte et je l’accepte',
  'legal.entity': 'Entité juridique',
  'legal.countries': 'Pays desservis',
  'legal.since': 'Depuis',

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
    'Les bonus de réseau dépendent de l’arrivée d’autres membres sous vous. Cela ne peut durer sans fin : qui arrive tard a moins de chances que qui est arrivé tôt.',
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
