import type { Like } from '../slice.ts';
import type english from '../en/guide.ts';

export default {
  'guide.slides': 'Qué es esto',
  'guide.slide': 'Diapositiva {n} de {total}',
  'guide.whatTitle': 'Un solo lugar para sus acciones y monedas',
  'guide.whatText':
    'Tenga un nivel, siga sus acciones en la sala de acciones, guarde varias monedas en un monedero y comercie directamente con otros miembros.',
  'guide.notTitle': 'Sin rendimiento prometido',
  'guide.notText':
    'Esto no es un depósito ni un interés fijo. Los ingresos provienen solo de lo que los miembros aportan de verdad, pueden ser nulos y usted puede perder dinero.',
  'guide.heldTitle': 'Todo lo adeudado está respaldado y puede comprobarlo',
  'guide.heldText':
    'Cada moneda está respaldada por activos en custodia. Las cifras son públicas y puede recalcular su propio saldo en su dispositivo.',
  'guide.ways': 'Explorar',
  'guide.mall': 'Tienda',
  'guide.questions': 'Preguntas',
  'guide.news': 'Noticias',
  'guide.proof': 'Prueba',
  'guide.tagline': 'Acciones, monedero e intercambio entre miembros',
} satisfies Like<typeof english>;
