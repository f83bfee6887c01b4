import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': '내보내기',
  'exports.note':
    '목록에서 만들도록 요청한 큰 파일입니다. 각 파일은 24시간 동안 본인만 받을 수 있습니다. 한 번에 하나씩, 하루 20개까지 만듭니다.',
  'exports.none': '큰 파일이 없습니다. 1만 행이 넘는 목록을 내보낼 때 만들 수 있습니다.',
  'exports.list': '목록',
  'exports.filter': '필터',
  'exports.all': '전체',
  'exports.rows': '행 수',
  'exports.size': '크기',
  'exports.state.waiting': '대기 중',
  'exports.state.running': '만드는 중',
  'exports.state.done': '완료',
  'exports.state.failed': '실패',
  'exports.failure.rows': '목록이 100만 행을 넘습니다.',
  'exports.failure.right': '현재 역할로는 이 목록을 볼 수 없습니다.',
  'exports.failure.asked': '이 필터로는 목록을 읽을 수 없습니다.',
  'exports.failure.attempts': '여러 번 중단되었습니다. 다시 요청해 주세요.',
  'exports.download': '내려받기',
  'exports.keptUntil': '{time}까지 보관',
} satisfies Like<typeof english>;
