import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': 'Scanner un code QR',
  'scan.starting': 'Ouverture de la caméra…',
  'scan.aim': 'Placez le code dans le cadre.',
  'scan.refused':
    'La caméra n’est pas autorisée. Autorisez-la dans les réglages du navigateur, choisissez une image ou collez le texte.',
  'scan.missing': 'Aucune caméra n’est disponible ici. Choisissez une image ou collez le texte.',
  'scan.picture': 'Choisir une image',
  'scan.paste': 'Coller le texte',
  'scan.nothing': 'Aucun code QR lisible dans cette image.',
  'scan.fault.noAddress': 'Ce code ne contient aucune adresse de portefeuille.',
  'scan.fault.otherNetwork': 'Ce code est destiné à un autre réseau que {network}.',
  'scan.fault.otherToken': 'Ce code demande un autre jeton que celui qui est payé ici.',
  'scan.fault.otherCall': 'Ce code demande autre chose qu’un paiement à une adresse.',
  'scan.fault.notOneReceiver': 'Ce code ne désigne pas exactement un destinataire.',
  'scan.fault.name': 'Ce code contient un nom au lieu d’une adresse. Saisissez l’adresse elle-même.',
  'scan.fault.nobody':
    'Personne ne peut être payé à cette adresse : elle appartient à un jeton, ou ce qui y est envoyé est perdu.',
  'scan.mine': 'Mon code QR',
  'scan.mineNote': 'Le scanner ne fait que remplir votre nom d’utilisateur ou votre numéro.',
  'scan.request': 'Demander un montant',
} satisfies Like<typeof english>;
