import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': 'Notícias internacionais',
  'content.newsItemTitle': 'Detalhes',
  'content.noticesTitle': 'Avisos',
  'content.noticeTitle': 'Detalhes do aviso',
  'content.questionsTitle': 'Perguntas frequentes',
  'content.newsEmpty': 'Ainda não há notícias',
  'content.noticesEmpty': 'Ainda não há avisos',
  'content.questionsEmpty': 'Ainda não há perguntas',
  'content.unreadCount': { one: '{count} não lido', other: '{count} não lidos' },
  'content.readAll': 'Marcar tudo como lido',
  'content.unread': 'Novo',
  'content.important': 'Importante',
  'content.search': 'Buscar perguntas',
  'content.nothingFound': 'Nenhuma pergunta corresponde',
  'content.nothingFoundNote': 'Tente menos palavras ou outras.',
  'content.found': { one: '{count} pergunta', other: '{count} perguntas' },
  'content.allQuestions': 'Todas as perguntas',
  'content.group.start': 'Primeiros passos',
  'content.group.levels': 'Níveis e participações',
  'content.group.bonuses': 'Bônus',
  'content.group.coins': 'Moedas e carteira',
  'content.group.trading': 'Negociação',
  'content.group.security': 'Segurança',
  'content.group.shop': 'Loja',
} satisfies Like<typeof english>;
