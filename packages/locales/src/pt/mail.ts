import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Cadastro',
  'mail.retrieve': 'Nova senha de acesso',
  'mail.resetPay': 'Nova senha de pagamento',
  'mail.bind': 'Vincular telefone ou e-mail',
  'mail.confirm': 'Confirmação de uma alteração de segurança',
  'mail.secondFactor': 'Adição de um segundo fator',
  'mail.factorAdded': 'Um segundo fator foi adicionado',
  'mail.factor.authenticator': 'aplicativo autenticador',
  'mail.factor.passkey': 'chave de acesso',
  'mail.factorAddedText':
    'Um segundo fator foi adicionado à conta {username}: {factor}. Se não foi você, altere imediatamente a senha de acesso e a senha de pagamento, remova-o em Verificação de segurança e fale com o atendimento ao cliente.',
  'mail.operator': 'Conta de operador',
  'mail.operatorText':
    'Foi convidado a ser operador da Greenhall. Abra esta ligação dentro de {minutes} minutos, com uma aplicação de autenticação à mão:\n\n{link}\n\nFunciona uma única vez. Nunca a transmita: quem a abrir torna-se operador. Se não espera esta mensagem, ignore-a.',
  'mail.account': 'Nova conta de recebimento',
  'mail.trade': 'Ordem na sala de negociação',
  'mail.link': 'Vincular uma conta',
  'mail.code': {
    one: '{purpose}\n\nSeu código: {code}\n\nÉ válido por {count} minuto. Nunca o compartilhe: ninguém da Greenhall vai pedi-lo. Se você não o pediu, ignore esta mensagem.',
    other:
      '{purpose}\n\nSeu código: {code}\n\nÉ válido por {count} minutos. Nunca o compartilhe: ninguém da Greenhall vai pedi-lo. Se você não o pediu, ignore esta mensagem.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Válido por {count} minuto. Nunca o compartilhe.',
    other: 'Greenhall: {code} – {purpose}. Válido por {count} minutos. Nunca o compartilhe.',
  },
  'mail.orderShipped': 'Seu pedido está a caminho',
  'mail.orderShippedText':
    'O pedido {number} foi enviado por {carrier}. Código de rastreio: {tracking}.\n\nConfirme o recebimento na loja ou peça lá um reembolso.',
  'mail.orderRefunded': 'Um reembolso do seu pedido',
  'mail.orderRefundedText': 'Do pedido {number}, {amount} MEY voltaram à sua carteira e já podem ser usados.',
  'mail.restricted': 'Uma restrição na sua conta',
  'mail.restrictedText':
    '{what} até {until}. Motivo: {reason}\n\nO que já está em andamento continua. Se achar que é um engano, escreva para o atendimento.',
  'mail.restricted.transfer': 'Você não pode enviar moedas',
  'mail.restricted.collect': 'Não é possível reunir moedas',
  'mail.restricted.trade': 'Você não pode iniciar novas negociações',
  'mail.restricted.withdraw': 'Você não pode pedir saques',
  'mail.restricted.shop': 'Você não pode fazer pedidos na loja',
  'mail.restricted.link': 'Você não pode vincular contas',
  'mail.restricted.messages': 'Você pode escrever 5 mensagens por dia',
  'mail.restricted.protectedTeam': 'Sem transferências para a sua equipe ou a partir dela',
  'mail.export': 'Uma cópia dos seus dados',
  'mail.exportReady': 'Seus dados estão prontos',
  'mail.exportReadyText':
    'A cópia dos seus dados que você pediu está pronta. Você pode baixá-la uma vez no aplicativo, até {until}. Se você não a pediu, troque suas senhas e escreva para o atendimento.',
  'mail.linkChanged': 'Suas contas vinculadas',
  'mail.linkChanged.applied':
    '{name} quer ser a conta principal da sua. Aceite ou recuse em “Minha conta”, “Contas vinculadas”. Se não conhece essa conta, recuse.',
  'mail.linkChanged.bound': '{name} aceitou e agora está vinculada à sua conta.',
  'mail.linkChanged.refused': '{name} recusou o seu pedido de vinculação.',
  'mail.linkChanged.withdrawn': '{name} retirou o pedido de vincular a sua conta.',
  'mail.linkChanged.expired': 'O pedido de vincular {name} e a sua conta expirou após 7 dias.',
  'mail.linkChanged.ended': '{name} encerrou o vínculo com a sua conta.',
  'mail.linkChanged.consentGiven': '{name} autorizou algo mais à sua conta. Veja “Contas vinculadas”.',
  'mail.linkChanged.consentTaken': '{name} retirou uma autorização da sua conta. Veja “Contas vinculadas”.',
  'mail.linkSignIn': 'A sua conta principal entra',
  'mail.linkSignInText':
    '{name}, a sua conta principal, está entrando na conta {username}. A sessão aparece em “Segurança”; para encerrá-la, retire a autorização em “Contas vinculadas”.',
  'mail.collected': 'Moedas foram reunidas',
  'mail.collectedText':
    '{name}, a sua conta principal, reuniu {sums} da conta {username}. Os movimentos estão no extrato. Para impedir isso, retire a autorização em “Contas vinculadas”.',
} satisfies Like<typeof english>;
