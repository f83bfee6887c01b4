import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': 'Extracto de cuenta',
  'statement.member': 'Miembro',
  'statement.coin': 'Moneda',
  'statement.period': 'Periodo (UTC)',
  'statement.opening': 'Saldo inicial',
  'statement.closing': 'Saldo final',
  'statement.time': 'Hora (UTC)',
  'statement.type': 'Tipo',
  'statement.other': 'Con',
  'statement.remark': 'Nota',
  'statement.change': 'Variación',
  'statement.balance': 'Saldo',
  'statement.sums': 'El saldo inicial y los movimientos dan el saldo final.',
  'statement.shares': 'A título informativo: acciones al final del periodo',
  'statement.sharesWorth': '{quantity} acciones, valor {value} MEY',
  'statement.page': 'Página {page}',
  'statement.none': 'No hay movimientos en este periodo.',
  'statement.made': 'Emitido el',
} satisfies Like<typeof english>;
