import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { activate } from './commands/activate-member.ts';
import { cancel } from './commands/cancel-payment.ts';
import { readLevels } from './queries/levels.ts';
import { listPayments } from './queries/payments.ts';

export function stockHandlers(ports: Ports): Handlers<'stock'> {
  return {
    'stock.levels': () => readLevels(),
    'stock.activate': (call) => activate(ports, call),
    'stock.cancelPayment': (call) => cancel(ports, call),
    'stock.payments': (call) => listPayments(ports, call),
  };
}
