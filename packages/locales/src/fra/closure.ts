import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar':
    'Greenhall a été restauré à partir d’une sauvegarde du {time}. Vous pouvez tout lire. Aucune pièce ne bouge tant que deux opérateurs n’ont pas vérifié les données.',
} satisfies Like<typeof english>;
