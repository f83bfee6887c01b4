import type { Answer } from '../../../platform/http/call.ts';
import type { ViewRow } from './store.ts';

export const presentView = ({ id, name, asked }: ViewRow): Answer<'admin.saveView'> => ({
  id: String(id),
  name,
  asked,
});
