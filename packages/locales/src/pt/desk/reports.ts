import type english from '../../en/desk/reports.ts';
import type { Like } from '../../slice.ts';

export default {
  'reports.title': 'Relatórios',
  'reports.note':
    'Somas de dias UTC. Um dia fecha uma hora depois do fim e nunca mais muda; toda noite as somas são comparadas com todos os lançamentos.',
  'reports.none':
    'Nenhum dia foi fechado ainda. O primeiro relatório fica pronto uma hora depois do fim do primeiro dia com lançamento.',
  'reports.from': 'Primeiro dia',
  'reports.to': 'Último dia',
  'reports.closed': 'Fechados: de {first} a {last}',
  'reports.balance': 'Balanço',
  'reports.flows': 'Fluxos',
  'reports.fees': 'Taxas e bônus',
  'reports.feesPart': 'Taxas',
  'reports.bonuses': 'Bônus',
  'reports.trading': 'Negociação',
  'reports.shop': 'Loja',
  'reports.account': 'Conta',
  'reports.available': 'Disponível para os membros',
  'reports.coin': 'Moeda',
  'reports.held': 'Saldo',
  'reports.opening': 'Antes',
  'reports.came': 'Entradas',
  'reports.went': 'Saídas',
  'reports.closing': 'Depois',
  'reports.sum': 'Soma: {amount} {coin}',
  'reports.kind': 'O quê',
  'reports.way': 'De e para',
  'reports.postings': 'Lançamentos',
  'reports.amount': 'Valor',
  'reports.csv': 'Salvar como CSV',
  'reports.csvOf': '{name}: salvar como CSV',
  'reports.feeDivision': 'Taxas dos níveis, repartidas',
  'reports.saleFee': 'Taxa de venda de cotas',
  'reports.shopSale': 'Pedido da loja encerrado',
} satisfies Like<typeof english>;
