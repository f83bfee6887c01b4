import type { Like } from '../slice.ts';
import type english from '../en/guide.ts';

export default {
  'guide.slides': 'O que é isto',
  'guide.slide': 'Slide {n} de {total}',
  'guide.whatTitle': 'Um só lugar para suas ações e moedas',
  'guide.whatText':
    'Tenha um nível, acompanhe suas ações no salão de ações, guarde várias moedas em uma carteira e negocie diretamente com outros membros.',
  'guide.notTitle': 'Sem retorno prometido',
  'guide.notText':
    'Isto não é um depósito nem um juro fixo. A renda vem apenas do que os membros realmente aportam, pode ser nula, e você pode perder dinheiro.',
  'guide.heldTitle': 'Tudo o que é devido está guardado, e você pode conferir',
  'guide.heldText':
    'Cada moeda é lastreada por ativos em custódia. Os números são públicos e você pode recalcular o seu próprio saldo no seu dispositivo.',
  'guide.ways': 'Explorar',
  'guide.mall': 'Loja',
  'guide.questions': 'Perguntas',
  'guide.news': 'Notícias',
  'guide.proof': 'Prova',
  'guide.tagline': 'Ações, carteira e negociação entre membros',
} satisfies Like<typeof english>;
