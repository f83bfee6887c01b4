import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': 'Parámetros',
  'parameters.note':
    'Un operador propone un valor dentro de los límites y otro lo aprueba. Lo que notan los miembros se les anuncia y rige un día después de la aprobación. Todo lo demás rige de inmediato.',
  'parameters.parameter': 'Parámetro',
  'parameters.now': 'En vigor',
  'parameters.ahead': 'Próximo',
  'parameters.bounds': 'Límites',
  'parameters.between': '{min} a {max}',
  'parameters.felt.members': 'Lo notan los miembros',
  'parameters.felt.operators': 'Solo operadores',
  'parameters.announced': '{value} desde el {time}',
  'parameters.waits': '{value}, propuesto por {name}',
  'parameters.shipped': 'Valor de fábrica',
  'parameters.since': 'Desde el {time}',
  'parameters.by': 'Propuesto por {maker}, aprobado por {checker}',
  'parameters.before': 'Antes',
  'parameters.propose': 'Proponer un valor',
  'parameters.value': 'Nuevo valor',
  'parameters.noteMembers': 'Otro operador lo aprueba. Entonces se anuncia a los miembros y rige un día después.',
  'parameters.noteOperators': 'Otro operador lo aprueba. Entonces rige de inmediato.',
  'parameters.others': 'Reglas con página propia',
  'parameters.name.inspectionsAnHour': 'Inspecciones de un operador en una hora',
  'parameters.name.serviceOpens': 'Cuándo abre la atención al cliente, en minutos desde la medianoche UTC',
  'parameters.name.serviceHours': 'Cuánto tiempo al día está abierta la atención al cliente',
  'parameters.name.serviceDays': 'Cuántos días a la semana abre la atención al cliente, desde el lunes',
  'parameters.name.serviceAnswer': 'En cuánto tiempo de apertura suele responder la atención al cliente',
  'parameters.name.claimMinutes': 'Tiempo que una verificación queda con su revisor',
  'parameters.name.shopAlone': 'Reembolsos de un pedido y cupones al día que decide un solo operador',
  'console.proposalKind.parameter': 'Parámetro',
} satisfies Like<typeof english>;
