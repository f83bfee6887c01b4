import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': 'Funções',
  'operators.role.super': 'Super',
  'operators.role.compliance': 'Conformidade',
  'operators.role.accountant': 'Contabilidade',
  'operators.role.support': 'Apoio',
  'operators.role.appeals': 'Recursos',
  'operators.role.shop': 'Loja',
  'operators.role.content': 'Conteúdos',
  'operators.role.auditor': 'Auditoria',
  'operators.rules':
    'Dois supers decidem em conjunto sobre novos operadores, sobre funções, sobre a suspensão de um super e sobre o fim de uma suspensão. Ninguém decide sobre si próprio. Ficam sempre dois supers que podem entrar: enquanto houver só dois, nomeie um terceiro antes de um deles receber outra função, perder uma ou ser suspenso.',
  'operators.new': 'Novo operador',
  'operators.newNote':
    'Outro super aprova. Depois é enviada para este endereço uma ligação de configuração que funciona uma vez, durante uma hora.',
  'operators.role': 'Função',
  'operators.giveRole': 'Dar uma função',
  'operators.takeRole': 'Retirar uma função',
  'operators.auditorAlone': 'Um auditor não tem outra função.',
  'operators.suspend': 'Suspender',
  'operators.suspendReason': 'Porque o operador é suspenso; as suas sessões terminam de imediato',
  'operators.proposeSuspension': 'Propor a suspensão',
  'operators.resume': 'Propor o fim da suspensão',
  'operators.suspended': 'Suspenso',
  'operators.canSignIn': 'Pode entrar',
  'operators.signIn': 'Acesso',
  'console.proposalKind.operatorNew': 'Novo operador',
  'console.proposalKind.roleGiven': 'Dar uma função',
  'console.proposalKind.roleTaken': 'Retirar uma função',
  'console.proposalKind.operatorSuspended': 'Suspender um super',
  'console.proposalKind.operatorResumed': 'Terminar uma suspensão',
} satisfies Like<typeof english>;
