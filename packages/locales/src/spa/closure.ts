import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar':
    'Greenhall se restauró desde una copia de seguridad de {time}. Puede leerlo todo. Las monedas no se mueven hasta que dos operadores hayan revisado los datos.',
} satisfies Like<typeof english>;
