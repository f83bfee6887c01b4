import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': 'Em curso',
  'running.buying': 'Compra de {quantity} {coin}',
  'running.selling': 'Venda de {quantity} {coin}',
  'running.yourMove': 'É a sua vez',
  'running.theirMove': 'É a vez de {name}',
  'running.deskMove': 'Em análise',
  'running.sending': '{amount} {coin} para {name}',
  'running.receiving': '{amount} {coin} de {name}',
  'running.mayCancel': 'Ainda pode cancelar',
  'running.onItsWay': 'A caminho',
  'running.activity': 'Atividade recente',
  'running.all': 'Tudo',
  'running.mall': 'Loja',
  'running.mallNote': 'Compre produtos e serviços com MEY',
  'running.newsTitle': 'Últimas notícias',
  'running.allNews': 'Todas',
  'running.questions': 'Perguntas e respostas',
  'running.questionsNote': 'Como funcionam níveis, moedas e negociação',
  'running.banners': 'Destaques',
  'running.upgradeTitle': 'Subir de nível e reinvestir',
  'running.upgradeLeft': 'Seu nível V{level} ainda tem {height} de altura',
  'running.upgrade': 'Subir',
  'running.sharePrice': 'Preço da ação',
  'running.thirtyDays': '30 dias',
} satisfies Like<typeof english>;
