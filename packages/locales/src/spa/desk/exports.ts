import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': 'Exportaciones',
  'exports.note':
    'Archivos grandes que ha hecho crear a partir de listas. Cada uno se conserva 24 horas, solo para usted. Se crea uno a la vez, y 20 archivos al día como máximo.',
  'exports.none': 'No se ha creado ningún archivo grande. Una lista de más de 10.000 filas lo ofrece al exportarla.',
  'exports.list': 'Lista',
  'exports.filter': 'Filtro',
  'exports.all': 'Todo',
  'exports.rows': 'Filas',
  'exports.size': 'Tamaño',
  'exports.state.waiting': 'En espera',
  'exports.state.running': 'En curso',
  'exports.state.done': 'Listo',
  'exports.state.failed': 'Fallido',
  'exports.failure.rows': 'La lista tiene más de 1.000.000 de filas.',
  'exports.failure.right': 'Sus roles ya no alcanzan esta lista.',
  'exports.failure.asked': 'La lista no responde a este filtro.',
  'exports.failure.attempts': 'Se interrumpió varias veces. Solicítelo de nuevo.',
  'exports.download': 'Descargar',
  'exports.keptUntil': 'Disponible hasta {time}',
} satisfies Like<typeof english>;
