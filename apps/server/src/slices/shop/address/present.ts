import type { Answer } from '../../../platform/http/call.ts';
import type { AddressRow } from './store.ts';

export const presentAddress = ({ id, usableAt, ...row }: AddressRow): Answer<'shop.addAddress'> => ({
  ...row,
  id: String(id),
  usableAt: usableAt.toISOString(),
});
