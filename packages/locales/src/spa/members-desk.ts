import type english from '../en/members-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'console.launch': 'Modo real',
  'console.launchSure': '¿Activar el modo real con esta versión? No hay vuelta al entorno de prueba.',
  'console.launchLive':
    'El modo real está activo. Una versión nueva también necesita dos operadores; cada miembro nuevo acepta el texto de riesgos vigente.',
  'console.launchReady': 'Nada lo impide. Un operador propone, otro aprueba.',
  'console.launchNotReady': 'El modo real aún no puede activarse:',
  'console.launchNew': 'Registrar una versión',
  'console.launchNote':
    'Queda registrado para siempre cuando otro operador lo aprueba. Todos pueden leerlo, y cada miembro nuevo acepta el texto de riesgos.',
  'console.obstacle.testSeams':
    'El servidor funciona con ajustes de prueba, que permiten accesos de prueba. Inícielo con GREENHALL_MODE=live.',
  'console.obstacle.notEmpty': 'Ya hay miembros o monedas registradas. El modo real empieza en una instalación vacía.',
  'console.obstacle.coolingOff': 'Un plan vigente o anunciado tiene un plazo de reflexión de menos de 7 días.',
  'console.launch.proposed': 'Propuesta',
  'console.launch.approved': 'Aprobada',
  'console.launch.rejected': 'Rechazada',
  'console.launch.inForce': 'Vigente',
  'console.version': 'Versión',
  'console.entity': 'Entidad jurídica',
  'console.countries': 'Países',
  'console.countriesHint': 'Países atendidos (códigos de dos letras)',
  'console.countriesRule': 'Códigos de dos letras separados por un espacio, como DE AT',
  'console.risk': 'Texto de riesgos',
  'console.riskLength': 'De {min} a {max} caracteres',
  'console.unmask': 'Mostrar teléfono y correo',
  'console.unmaskHint': 'Esto se registra aparte y se muestra al miembro.',
  'console.inspectHint': 'Su consulta y su motivo quedan registrados y se muestran al miembro.',
  'console.searchHint': 'Número, usuario, teléfono o correo',
  'console.level': 'Nivel',
  'console.nodeFuel': 'Combustible de nodo',
  'console.income': 'Ingreso computado',
  'console.height': 'Altura efectiva',
  'console.phone': 'Teléfono',
  'console.joined': 'Alta',
  'console.member.pending': 'Pendiente',
  'console.member.active': 'Activo',
  'console.member.closed': 'Cerrado',
} satisfies Like<typeof english>;
