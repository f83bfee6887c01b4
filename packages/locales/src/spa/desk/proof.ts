import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': 'Solvencia',
  'console.takeNow': 'Tomar una instantánea ahora',
  'console.root': 'Raíz',
  'console.wholeFile': 'Archivo completo',
} satisfies Like<typeof english>;
