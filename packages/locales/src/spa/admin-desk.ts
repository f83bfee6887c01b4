import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': 'Roles',
  'operators.role.super': 'Súper',
  'operators.role.compliance': 'Cumplimiento',
  'operators.role.accountant': 'Contabilidad',
  'operators.role.support': 'Soporte',
  'operators.role.appeals': 'Apelaciones',
  'operators.role.shop': 'Tienda',
  'operators.role.content': 'Contenidos',
  'operators.role.auditor': 'Auditoría',
  'operators.rules':
    'Dos súper deciden juntos sobre nuevos operadores, sobre roles, sobre la suspensión de un súper y sobre el fin de una suspensión. Nadie decide sobre sí mismo. Siempre quedan dos súper que pueden iniciar sesión: mientras solo haya dos, nombre a un tercero antes de que uno de ellos reciba otro rol, pierda uno o sea suspendido.',
  'operators.new': 'Nuevo operador',
  'operators.newNote':
    'Otro súper lo aprueba. Después se envía a esta dirección un enlace de configuración que funciona una sola vez, durante una hora.',
  'operators.role': 'Rol',
  'operators.giveRole': 'Dar un rol',
  'operators.takeRole': 'Quitar un rol',
  'operators.auditorAlone': 'Un auditor no tiene ningún otro rol.',
  'operators.suspend': 'Suspender',
  'operators.suspendReason': 'Por qué se suspende al operador; sus sesiones terminan de inmediato',
  'operators.proposeSuspension': 'Proponer la suspensión',
  'operators.resume': 'Proponer el fin de la suspensión',
  'operators.suspended': 'Suspendido',
  'operators.canSignIn': 'Puede iniciar sesión',
  'operators.signIn': 'Acceso',
  'console.proposalKind.operatorNew': 'Nuevo operador',
  'console.proposalKind.roleGiven': 'Dar un rol',
  'console.proposalKind.roleTaken': 'Quitar un rol',
  'console.proposalKind.operatorSuspended': 'Suspender a un súper',
  'console.proposalKind.operatorResumed': 'Terminar una suspensión',
} satisfies Like<typeof english>;
