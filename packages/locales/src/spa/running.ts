import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': 'En curso',
  'running.buying': 'Compra de {quantity} {coin}',
  'running.selling': 'Venta de {quantity} {coin}',
  'running.yourMove': 'Le toca a usted',
  'running.theirMove': 'Le toca a {name}',
  'running.deskMove': 'En revisión',
  'running.sending': '{amount} {coin} a {name}',
  'running.receiving': '{amount} {coin} de {name}',
  'running.mayCancel': 'Aún puede cancelarla',
  'running.onItsWay': 'En camino hacia usted',
  'running.activity': 'Actividad reciente',
  'running.all': 'Todo',
  'running.mall': 'Tienda',
  'running.mallNote': 'Compre productos y servicios con MEY',
  'running.newsTitle': 'Últimas noticias',
  'running.allNews': 'Todas',
  'running.questions': 'Preguntas y respuestas',
  'running.questionsNote': 'Cómo funcionan los niveles, las monedas y el comercio',
  'running.banners': 'Destacados',
  'running.upgradeTitle': 'Subir de nivel y reinvertir',
  'running.upgradeLeft': 'A su nivel V{level} le quedan {height} de altura',
  'running.upgrade': 'Subir',
  'running.sharePrice': 'Precio por acción',
  'running.thirtyDays': '30 días',
} satisfies Like<typeof english>;
