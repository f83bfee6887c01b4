import type english from '../../en/desk/reports.ts';
import type { Like } from '../../slice.ts';

export default {
  'reports.title': 'Informes',
  'reports.note':
    'Sumas de días UTC. Un día se cierra una hora después de terminar y no cambia nunca más; cada noche sus sumas se comparan con todos los asientos.',
  'reports.none':
    'Todavía no se ha cerrado ningún día. El primer informe está listo una hora después de terminar el primer día con un asiento.',
  'reports.from': 'Primer día',
  'reports.to': 'Último día',
  'reports.closed': 'Cerrados: del {first} al {last}',
  'reports.balance': 'Saldos',
  'reports.flows': 'Flujos',
  'reports.fees': 'Comisiones y bonos',
  'reports.feesPart': 'Comisiones',
  'reports.bonuses': 'Bonos',
  'reports.trading': 'Intercambios',
  'reports.shop': 'Tienda',
  'reports.account': 'Cuenta',
  'reports.available': 'Disponible para los miembros',
  'reports.coin': 'Moneda',
  'reports.held': 'Saldo',
  'reports.opening': 'Antes',
  'reports.came': 'Entradas',
  'reports.went': 'Salidas',
  'reports.closing': 'Después',
  'reports.sum': 'Suma: {amount} {coin}',
  'reports.kind': 'Qué',
  'reports.way': 'De y a',
  'reports.postings': 'Asientos',
  'reports.amount': 'Importe',
  'reports.csv': 'Guardar como CSV',
  'reports.csvOf': '{name}: guardar como CSV',
  'reports.feeDivision': 'Comisiones de niveles, repartidas',
  'reports.saleFee': 'Comisión por venta de participaciones',
  'reports.shopSale': 'Pedido de la tienda cerrado',
} satisfies Like<typeof english>;
