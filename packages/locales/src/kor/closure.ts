import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar':
    'Greenhall은 {time}의 백업에서 복원되었습니다. 모든 내용을 볼 수 있습니다. 담당자 두 명이 데이터를 확인할 때까지 코인은 이동하지 않습니다.',
} satisfies Like<typeof english>;
