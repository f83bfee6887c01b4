import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': '새 버전이 준비되었습니다.',
  'version.use': '업데이트',
  'version.install': '앱 설치',
  'version.guideTitle': '홈 화면에 추가',
  'version.guideShare': 'Safari 막대에서 ‘공유’를 누릅니다.',
  'version.guideAdd': '아래로 내려 ‘홈 화면에 추가’를 누릅니다.',
  'version.guideOpen': '‘추가’를 누릅니다. 이제 Greenhall이 다른 앱처럼 열립니다.',
  'version.offer': 'Greenhall을 가까이에',
  'version.offerNote': '홈 화면에서 바로 열리고 새 소식을 알려 줍니다.',
  'version.push': '알림 켜기',
} satisfies Like<typeof english>;
