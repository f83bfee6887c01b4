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
  'scan.mine': 'Mon code QR',
  'scan.mineNote': 'Le scanner ne fait que remplir votre nom d’utilisateur ou votre numéro.',
  'scan.request': 'Demander un montant',
} satisfies Like<typeof english>;
