import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar':
    'O Greenhall foi restaurado a partir de um backup de {time}. Você pode ler tudo. As moedas não se movem até que dois operadores tenham verificado os dados.',
} satisfies Like<typeof english>;
