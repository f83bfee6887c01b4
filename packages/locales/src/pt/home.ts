import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': 'Patrimônio total · em moeda corrente',
  'home.fuel': 'Combustível do nó',
  'home.height': 'Altura efetiva',
  'home.level': 'Nível V{level}',
  'home.pending': 'Ativação pendente',
  'home.closed': 'Nível fechado',
  'home.entries': 'Atalhos',
  'home.download': 'Baixar',
  'home.register': 'Cadastrar',
  'home.merit': 'Ranking',
  'home.service': 'Atendimento',
  'home.notices': 'Avisos',
  'home.explorer': 'Explorador',
  'home.profile': 'Perfil',
  'home.price': 'Preço',
  'home.sharePrice': 'Preço da ação',
  'home.thirtyDays': '30 dias',
  'home.today': 'Renda de hoje',
  'home.upgradeTitle': 'Subir de nível e reinvestir',
  'home.upgradeLeft': 'Seu nível V{level} ainda tem {height} de altura',
  'home.upgradeClosed': 'Seu nível está fechado. Um nível superior o reabre.',
  'home.upgradeStart': 'Escolha um nível para começar',
  'home.upgrade': 'Subir',
} satisfies Like<typeof english>;
