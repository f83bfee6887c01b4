import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': 'Solvência',
  'console.takeNow': 'Fazer um retrato agora',
  'console.root': 'Raiz',
  'console.wholeFile': 'Arquivo completo',
} satisfies Like<typeof english>;
