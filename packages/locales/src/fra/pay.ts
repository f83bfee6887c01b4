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

  'pay.voucher': 'Justificatif',
  'pay.voucherHint': 'jpg, {max} Mo au plus',
  'pay.voucherChoose': 'Choisir une image',
  'pay.voucherOther': 'En choisir une autre',
  'pay.voucherMissing': 'Ajoutez une image du justificatif.',
  'pay.voucherRule': 'Choisissez une image jpg de {max} Mo au maximum.',
  'pay.fromDay': 'Du (UTC)',
  'pay.toDay': 'Au (UTC)',
  'pay.dayOrder': 'Le premier jour ne peut pas suivre le dernier.',
  'pay.apply': 'Appliquer',
  'pay.reset': 'Réinitialiser',
  'pay.filtered': 'Filtré',
  'pay.nothingFound': 'Rien ne correspond à ce filtre',

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
