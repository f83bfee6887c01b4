import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': '진행 중',
  'running.buying': '{quantity} {coin} 구매',
  'running.selling': '{quantity} {coin} 판매',
  'running.yourMove': '내 차례',
  'running.theirMove': '{name} 님 차례',
  'running.deskMove': '검토 중',
  'running.sending': '{name} 님께 {amount} {coin}',
  'running.receiving': '{name} 님에게서 {amount} {coin}',
  'running.mayCancel': '아직 취소할 수 있습니다',
  'running.onItsWay': '도착 중입니다',
  'running.activity': '최근 활동',
  'running.all': '전체',
  'running.mall': '쇼핑몰',
  'running.mallNote': 'MEY로 상품과 서비스 구매',
  'running.newsTitle': '최신 뉴스',
  'running.allNews': '전체',
  'running.questions': '질문과 답변',
  'running.questionsNote': '레벨, 코인, 거래의 원리',
  'running.banners': '주요 안내',
  'running.upgradeTitle': '업그레이드 · 재투자',
  'running.upgradeLeft': 'V{level} 레벨의 남은 높이: {height}',
  'running.upgrade': '업그레이드',
  'running.sharePrice': '주가',
  'running.thirtyDays': '30일',
} satisfies Like<typeof english>;
