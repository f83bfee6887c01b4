import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar':
    'Greenhall wurde aus einer Sicherung vom {time} wiederhergestellt. Sie können alles lesen. Coins werden erst wieder bewegt, wenn zwei Mitarbeiter die Daten geprüft haben.',
} satisfies Like<typeof english>;
