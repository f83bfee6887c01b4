import type english from '../../en/desk/otc.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.orders': 'Órdenes de operación',
  'console.markets': 'Mercados',
  'console.searchTrade': 'Número de orden, txid o número de miembro',
  'console.inspectTradeHint': 'Su consulta y su motivo quedan registrados y se muestran a ambas partes.',
  'console.dueAt': 'Vence',
  'console.total': 'Total',
  'console.reused':
    'El txid de esta orden se usó también, o se mostró una imagen parecida a una de las suyas, en: {numbers}',
  'console.review': 'Revisar',
  'console.proposal': '{name} propone: {verdict}',
  'console.decide': 'Hacer definitivo',
  'console.decidedBy': 'Decidido por',
  'console.sureVerdict': 'Las monedas retenidas se mueven al instante y no se pueden recuperar. ¿Hacerlo definitivo?',
  'console.escalated': 'Más de 6 horas',
  'console.step.answerAppeal': 'Apelación respondida',
  'console.marketOpen': 'Abierto',
  'console.referencePrice': 'Referencia',
  'console.marketClosed': 'Cerrado',
  'console.rulesNote':
    'Decide otro operador. Las reglas aprobadas se muestran un día en la sala antes de entrar en vigor.',
  'console.market.bandBp': 'Banda de precios (puntos básicos)',
  'console.market.minTrade': 'Mínimo por operación',
  'console.market.paymentMinutes': 'Reloj de pago (minutos)',
  'console.market.releaseMinutes': 'Reloj de liberación (minutos)',
  'console.market.settleHours': 'Retención tras la compra (horas)',
  'console.market.minLevelPurchase': 'Nivel mínimo para ofertas de compra',
  'console.market.minLevelSale': 'Nivel mínimo para ofertas de venta',
  'console.outages': 'Cuándo se detuvieron los relojes',
  'console.platform': 'Plataforma',
  'console.from': 'Desde',
  'console.until': 'Hasta',
  'console.clocksMoved': 'Relojes movidos',
} satisfies Like<typeof english>;
