import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': 'O registro de auditoria foi alterado fora do programa',
  'console.alarm.backupBroken': 'Não foi possível restaurar a última cópia de segurança',
  'console.alarm.backupOld': 'A última cópia de segurança restaurável é demasiado antiga',
  'console.alarm.checkBroken': 'Um invariante não é cumprido',
  'console.alarm.diskFull': 'Menos de um décimo do disco está livre',
  'console.alarm.exportLarge': 'Uma lista de mais de 100.000 linhas foi gravada em arquivo',
  'console.alarm.jobFailing': 'Uma tarefa falhou várias vezes seguidas',
  'console.alarm.mailUndelivered': 'Um e-mail não pôde ser entregue em três dias',
  'console.alarm.messageBudget': 'Um orçamento diário de mensagens foi esgotado',
  'console.alarm.nodesDisagree': 'Os nós de uma rede não concordam, ou um não responde',
  'console.alarm.payInWay': 'Uma forma de depósito foi proposta, aberta ou encerrada',
  'console.alarm.payoutsStopped': 'Os pagamentos foram suspensos porque as contas não fecham',
  'console.alarm.proofGone': 'Um pagamento provado já não está na sua rede',
  'console.alarm.queueLate': 'Algo espera fora do prazo',
  'console.alarm.sealBroken': 'Um dado selado não abre: a sua linha foi alterada ou trocada',
  'console.alarm.settlementLate': 'O fechamento de um dia está atrasado',
  'console.alarm.signInLocked': 'A entrada de um operador está bloqueada',
} satisfies Like<typeof english>;
