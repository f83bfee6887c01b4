import type { Like } from '../slice.ts';
import type english from '../en/security.ts';

export default {
  'security.checkTitle': 'Verificação de segurança',
  'security.methodTitle': 'Escolher método de verificação',
  'security.contactTitle': 'Alterar telefone e e-mail',
  'security.loginPwdTitle': 'Alterar senha de acesso',
  'security.payPwdTitle': 'Alterar senha de pagamento',
  'security.payResetTitle': 'Redefinir senha de pagamento',

  'security.on': 'Ligado',
  'security.off': 'Desligado',
  'security.setUp': 'Configurar',
  'security.turnOn': 'Ligar',
  'security.turnOff': 'Desligar',
  'security.remove': 'Remover',
  'security.notSet': 'Ainda não configurado',
  'security.method': 'Método',
  'security.methodNote':
    'Estas são as formas de provar que é você. Configure pelo menos duas, para não ficar sem acesso se perder uma.',

  'security.coolDown':
    'Seus dados de segurança mudaram. Até {time}, saques, vendas, transferências de saída e a coleta com um clique ficam suspensos.',
  'security.coolDownNote':
    'Por 24 horas após esta mudança, saques, vendas, transferências de saída e a coleta com um clique ficam suspensos.',

  'security.twoStep': 'Acesso em duas etapas',
  'security.twoStepNote': 'Ao entrar, um aplicativo autenticador no seu telefone fornece um código além da senha.',
  'security.twoStepRemove': 'Desligar o acesso em duas etapas',
  'security.twoStepOn': 'O acesso em duas etapas está ligado',
  'security.twoStepOff': 'O acesso em duas etapas está desligado',
  'security.authenticator': 'Aplicativo autenticador',
  'security.scan': 'Escaneie isto com seu aplicativo autenticador.',
  'security.qr': 'Código QR para o aplicativo autenticador',
  'security.secretNote': 'Ou digite esta chave no aplicativo:',
  'security.appCode': 'Código do aplicativo',

  'security.passkey': 'Chave de acesso',
  'security.passkeys': 'Chaves de acesso',
  'security.passkeyNote': 'Entre com digital, rosto ou bloqueio de tela em vez de senha.',
  'security.passkeyAdd': 'Adicionar chave de acesso',
  'security.passkeyName': 'Nome',
  'security.passkeyNameNote': 'Para reconhecê-la, por exemplo “Meu telefone”',
  'security.passkeyAdded': 'Chave de acesso adicionada',
  'security.passkeyRemove': 'Remover chave de acesso',
  'security.passkeyRemoved': 'Chave de acesso removida',
  'security.passkeyNone': 'Este aparelho ou esta conexão não aceita chaves de acesso.',
  'security.added': 'Adicionada',

  'security.lock': 'Bloqueio de transferências',
  'security.lockNote': 'Enquanto estiver ligado, nada pode ser transferido.',
  'security.lockOn': 'Ligar o bloqueio de transferências',
  'security.lockOff': 'Desligar o bloqueio de transferências',
  'security.lockIsOn': 'O bloqueio de transferências está ligado',
  'security.lockIsOff': 'O bloqueio de transferências está desligado',
  'security.lockOffNote': 'As transferências abrem 5 minutos depois de desligar.',
  'security.lockWait': 'As transferências abrem em {time}.',

  'security.devices': 'Aparelhos e sessões',
  'security.thisDevice': 'Este aparelho',
  'security.unknownDevice': 'Aparelho desconhecido',
  'security.actingFor': 'Age por você',
  'security.signOut': 'Desconectar',
  'security.signedOut': 'Sessão encerrada lá',

  'security.oldTitle': 'Confirmar o contato atual',
  'security.newTitle': 'O novo contato',
  'security.boundNow': 'Vinculado agora',
  'security.oldCode': 'Código para o contato atual',
  'security.newCode': 'Código para o novo contato',
  'security.newPhone': 'Novo número de telefone',
  'security.newEmail': 'Novo e-mail',
  'security.contactSaved': 'O novo contato foi vinculado',

  'security.loginNow': 'Senha de acesso',
  'security.loginNew': 'Nova senha de acesso',
  'security.loginNote': 'Todos os outros aparelhos são desconectados.',
  'security.payNow': 'Senha de pagamento atual',
  'security.payNew': 'Nova senha de pagamento',
  'security.originalMissing': 'Digite a senha atual.',
  'security.passwordSaved': 'A nova senha foi definida',
} satisfies Like<typeof english>;
