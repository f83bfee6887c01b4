import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': 'Solvenz',
  'console.takeNow': 'Jetzt einen Stand aufnehmen',
  'console.root': 'Wurzel',
  'console.wholeFile': 'Ganze Datei',
} satisfies Like<typeof english>;
