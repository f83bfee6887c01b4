import type { Like } from '../slice.ts';
import type english from '../en/guide.ts';

export default {
  'guide.slides': '서비스 소개',
  'guide.slide': '{total}장 중 {n}번째',
  'guide.whatTitle': '주식과 코인을 한곳에서',
  'guide.whatText':
    '레벨을 보유하고 주식 홀에서 내 주식을 확인하며, 여러 코인을 하나의 지갑에 보관하고 다른 회원과 직접 거래하세요.',
  'guide.notTitle': '수익을 약속하지 않습니다',
  'guide.notText':
    '예금도 고정 이자도 아닙니다. 수익은 회원이 실제로 넣은 자금에서만 나오며, 전혀 없을 수도 있고 손실을 볼 수도 있습니다.',
  'guide.heldTitle': '지급할 모든 금액을 보유하며, 확인할 수 있습니다',
  'guide.heldText':
    '모든 코인은 수탁 자산으로 뒷받침됩니다. 수치는 공개되며, 본인의 잔액을 본인의 기기에서 다시 계산할 수 있습니다.',
  'guide.ways': '둘러보기',
  'guide.mall': '쇼핑몰',
  'guide.questions': '자주 묻는 질문',
  'guide.news': '뉴스',
  'guide.proof': '지급 능력',
  'guide.tagline': '회원 간의 주식, 지갑, 거래',
} satisfies Like<typeof english>;
