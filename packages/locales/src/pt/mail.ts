import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Registo',
  'mail.retrieve': 'Nova palavra-passe de início de sessão',
  'mail.resetPay': 'Nova palavra-passe de pagamento',
  'mail.bind': 'Associar telefone ou e-mail',
  'mail.confirm': 'Confirmação de uma alteração de segurança',
  'mail.account': 'Nova conta de recebimento',
  'mail.code': {
    one: '{purpose}\n\nO seu código: {code}\n\nÉ válido durante {count} minuto. Nunca o partilhe: ninguém da Greenhall o pedirá. Se não o pediu, ignore esta mensagem.',
    other:
      '{purpose}\n\nO seu código: {code}\n\nÉ válido durante {count} minutos. Nunca o partilhe: ninguém da Greenhall o pedirá. Se não o pediu, ignore esta mensagem.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Válido durante {count} minuto. Nunca o partilhe.',
    other: 'Greenhall: {code} – {purpose}. Válido durante {count} minutos. Nunca o partilhe.',
  },
} satisfies Like<typeof english>;
