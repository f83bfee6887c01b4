import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': 'El registro de auditoría se cambió fuera del programa',
  'console.alarm.backupBroken': 'No se pudo restaurar la última copia de seguridad',
  'console.alarm.backupOld': 'La última copia de seguridad restaurable es demasiado antigua',
  'console.alarm.checkBroken': 'Un invariante no se cumple',
  'console.alarm.diskFull': 'Queda libre menos de una décima parte del disco',
  'console.alarm.exportLarge': 'Se ha escrito en un archivo una lista de más de 100.000 filas',
  'console.alarm.jobFailing': 'Una tarea ha fallado varias veces seguidas',
  'console.alarm.mailUndelivered': 'Un correo no se pudo entregar en tres días',
  'console.alarm.messageBudget': 'Se ha agotado un presupuesto diario de mensajes',
  'console.alarm.nodesDisagree': 'Los nodos de una red no coinciden o uno no responde',
  'console.alarm.payInWay': 'Se ha propuesto, abierto o cerrado una vía de ingreso',
  'console.alarm.payoutsStopped': 'Los pagos se han detenido porque las cuentas no cuadran',
  'console.alarm.proofGone': 'Un pago probado ya no está en su red',
  'console.alarm.queueLate': 'Algo espera fuera de plazo',
  'console.alarm.sealBroken': 'Un dato sellado no se abre: su fila fue cambiada o intercambiada',
  'console.alarm.settlementLate': 'El cierre de un día va con retraso',
  'console.alarm.signInLocked': 'El inicio de sesión de un operador está bloqueado',
} satisfies Like<typeof english>;
