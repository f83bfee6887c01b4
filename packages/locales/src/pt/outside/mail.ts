import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Cadastro',
  'mail.retrieve': 'Nova senha de acesso',
  'mail.resetPay': 'Nova senha de pagamento',
  'mail.bind': 'Vincular telefone ou e-mail',
  'mail.confirm': 'Confirmação de uma alteração de segurança',
  'mail.secondFactor': 'Adição de um segundo fator',
  'mail.operator': 'Conta de operador',
  'mail.operatorText':
    'Você foi convidado a ser operador da Greenhall. Abra este link em até {minutes} minutos, com um aplicativo autenticador à mão:\n\n{link}\n\nEle funciona uma única vez. Nunca o compartilhe: quem o abrir se torna operador. Se você não espera esta mensagem, ignore-a.',
  'mail.operatorPassword':
    'A senha da sua conta de operador foi alterada, e todas as outras sessões foram encerradas.\n\nSe não foi você, avise outro operador imediatamente: um super pode suspender a sua conta.',
  'mail.operatorAuthenticator':
    'O aplicativo autenticador da sua conta de operador foi trocado, e todas as outras sessões foram encerradas.\n\nSe não foi você, avise outro operador imediatamente: um super pode suspender a sua conta.',
  'mail.operatorPasskey':
    'A chave de acesso “{name}” foi adicionada à sua conta de operador, e todas as outras sessões foram encerradas.\n\nSe não foi você, avise outro operador imediatamente: um super pode suspender a sua conta.',
  'mail.operatorPasskeyRemoved':
    'A chave de acesso “{name}” foi removida da sua conta de operador, e todas as outras sessões foram encerradas.\n\nSe não foi você, avise outro operador imediatamente: um super pode suspender a sua conta.',
  'mail.operatorFactorLink':
    'Dois supers decidiram que você pode configurar um novo aplicativo autenticador para a sua conta de operador {username}. As suas sessões foram encerradas, e os seus códigos de recuperação já não funcionam. Abra este link em até {minutes} minutos, com a sua senha e um aplicativo autenticador à mão:\n\n{link}\n\nEle funciona uma única vez. Nunca o compartilhe. Se você não pediu isso, avise outro operador imediatamente: um super pode suspender a sua conta.',
  'mail.operatorRecovery':
    'Foram criados novos códigos de recuperação para a sua conta de operador. Os anteriores já não funcionam, e todas as outras sessões foram encerradas.\n\nSe não foi você, avise outro operador imediatamente: um super pode suspender a sua conta.',
  'mail.operatorRecoveryUsed': {
    one: 'Alguém entrou na sua conta de operador com um código de recuperação. Resta {count} código.\n\nSe não foi você, avise outro operador imediatamente: um super pode suspender a sua conta.',
    other:
      'Alguém entrou na sua conta de operador com um código de recuperação. Restam {count} códigos.\n\nSe não foi você, avise outro operador imediatamente: um super pode suspender a sua conta.',
  },
  'mail.alarm': 'Alarme',
  'mail.alarmRaised':
    '{alarm}\n\nDisparado em {time}. Os detalhes estão no painel: {link}\n\nO que dura é avisado de novo a cada hora e uma vez quando termina.',
  'mail.alarmOver': '{alarm}\n\nIsto terminou em {time}. O alarme fica no painel até alguém confirmá-lo: {link}',
  'mail.alarmTest':
    'Este é um teste que um operador enviou em {time}. Nada aconteceu.\n\nOs alarmes chegarão a este endereço. Painel: {link}',
  'mail.account': 'Nova conta de recebimento',
  'mail.trade': 'Ordem na sala de negociação',
  'mail.link': 'Vincular uma conta',
  'mail.node': 'Abrir uma conta de reinvestimento',
  'mail.nodePasswords': 'Novas senhas de uma conta de reinvestimento',
  'mail.code': {
    one: '{purpose}\n\nSeu código: {code}\n\nÉ válido por {count} minuto. Nunca o compartilhe: ninguém da Greenhall vai pedi-lo. Se você não o pediu, ignore esta mensagem.',
    other:
      '{purpose}\n\nSeu código: {code}\n\nÉ válido por {count} minutos. Nunca o compartilhe: ninguém da Greenhall vai pedi-lo. Se você não o pediu, ignore esta mensagem.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Válido por {count} minuto. Nunca o compartilhe.',
    other: 'Greenhall: {code} – {purpose}. Válido por {count} minutos. Nunca o compartilhe.',
  },
  'mail.export': 'Uma cópia dos seus dados',
  'mail.forAccount': 'Conta: {username}',
} satisfies Like<typeof english>;
