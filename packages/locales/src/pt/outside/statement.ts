import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': 'Extrato da conta',
  'statement.member': 'Membro',
  'statement.coin': 'Moeda',
  'statement.period': 'Período (UTC)',
  'statement.opening': 'Saldo inicial',
  'statement.closing': 'Saldo final',
  'statement.time': 'Hora (UTC)',
  'statement.type': 'Tipo',
  'statement.other': 'Com',
  'statement.remark': 'Observação',
  'statement.change': 'Variação',
  'statement.balance': 'Saldo',
  'statement.sums': 'O saldo inicial e as movimentações resultam no saldo final.',
  'statement.shares': 'Para informação: ações no fim do período',
  'statement.sharesWorth': '{quantity} ações, valor {value} MEY',
  'statement.page': 'Página {page}',
  'statement.none': 'Sem movimentações neste período.',
  'statement.made': 'Emitido em',
} satisfies Like<typeof english>;
