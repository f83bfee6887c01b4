import * as z from 'zod/mini';
import { amountField, coinField, idField, instantField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { transferState } from './bill.ts';

/** A transfer as one of its two sides sees it. */
export const transfer = z.object({
  id: idField,
  direction: z.enum(['out', 'in']),
  payer: z.string(),
  payee: z.string(),
  coin: coinField,
  amount: amountField,
  fee: amountField,
  credited: amountField,
  remark: z.nullable(z.string()),
  state: transferState,
  at: instantField,
  /** While held: when the coins are credited automatically. */
  creditsAt: z.nullable(instantField),
  mayCancel: z.boolean(),
});

nameSchemas({ Transfer: transfer });
