import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': '총자산 · 캐시 코인 기준',
  'home.fuel': '노드 연료',
  'home.height': '유효 높이',
  'home.level': '레벨 V{level}',
  'home.pending': '활성화 대기',
  'home.closed': '레벨 닫힘',
  'home.entries': '바로가기',
  'home.download': '다운로드',
  'home.register': '가입',
  'home.merit': '실적 순위',
  'home.service': '고객센터',
  'home.notices': '공지',
  'home.explorer': '탐색기',
  'home.profile': '프로필',
  'home.price': '시세',
  'home.sharePrice': '주가',
  'home.thirtyDays': '30일',
  'home.today': '오늘의 수입',
  'home.upgradeTitle': '업그레이드 · 재투자',
  'home.upgradeLeft': 'V{level} 레벨의 남은 높이: {height}',
  'home.upgradeClosed': '레벨이 닫혔습니다. 더 높은 레벨로 올리면 다시 열립니다.',
  'home.upgradeStart': '시작할 레벨을 선택해 주세요',
  'home.upgrade': '업그레이드',
} satisfies Like<typeof english>;
