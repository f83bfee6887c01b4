import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': 'Jeton cash',
  'coin.bdb': 'Jeton d’inscription',
  'coin.ftb': 'Jeton de réinvestissement',
  'coin.usdt': 'USDT',

  'pay.password': 'Mot de passe de paiement',
  'pay.passwordMissing': 'Saisissez votre mot de passe de paiement.',
  'pay.locked': 'Le mot de passe de paiement est bloqué après trop d’essais. Réessayez dans {minutes} min.',
  'pay.forgot': 'Réinitialiser le mot de passe de paiement',

  'code.label': 'Code de vérification',
  'code.channel': 'Où recevoir le code',
  'code.phone': 'Téléphone',
  'code.email': 'E-mail',
  'code.send': 'Envoyer le code',
  'code.resend': 'Renvoyer',
  'code.again': '{seconds} s',
  'code.to': 'Sera envoyé à {address}',
  'code.sent': 'Envoyé à {address}',
  'code.done': 'Envoyé. L’arrivée peut prendre une minute.',
  'code.missing': 'Saisissez les 6 chiffres du code.',
  'code.unbound': 'Aucun téléphone ni e-mail n’est lié pour recevoir un code.',
  'code.bind': 'Lier maintenant',
} satisfies Like<typeof english>;
