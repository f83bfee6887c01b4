import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': 'Solvabilité',
  'console.takeNow': 'Prendre un instantané',
  'console.root': 'Racine',
  'console.wholeFile': 'Fichier complet',
} satisfies Like<typeof english>;
