import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': 'Noticias internacionales',
  'content.newsItemTitle': 'Detalles',
  'content.noticesTitle': 'Avisos',
  'content.noticeTitle': 'Detalle del aviso',
  'content.questionsTitle': 'Preguntas frecuentes',
  'content.newsEmpty': 'Aún no hay noticias',
  'content.noticesEmpty': 'Aún no hay avisos',
  'content.questionsEmpty': 'Aún no hay preguntas',
  'content.unreadCount': { one: '{count} sin leer', other: '{count} sin leer' },
  'content.readAll': 'Marcar todo como leído',
  'content.unread': 'Nuevo',
  'content.important': 'Importante',
  'content.search': 'Buscar preguntas',
  'content.nothingFound': 'Ninguna pregunta coincide',
  'content.nothingFoundNote': 'Pruebe con menos palabras o con otras.',
  'content.found': { one: '{count} pregunta', other: '{count} preguntas' },
  'content.allQuestions': 'Todas las preguntas',
  'content.group.start': 'Primeros pasos',
  'content.group.levels': 'Niveles y participaciones',
  'content.group.bonuses': 'Bonos',
  'content.group.coins': 'Monedas y billetera',
  'content.group.trading': 'Compraventa',
  'content.group.security': 'Seguridad',
  'content.group.shop': 'Tienda',
} satisfies Like<typeof english>;
