import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': '가입 약관',
  'legal.risk': '위험 안내',
  'legal.accept': '읽었으며 이에 동의합니다',
  'legal.entity': '운영 법인',
  'legal.countries': '서비스 국가',
  'legal.since': '시작',

  'legal.rLossTitle': '돈을 잃을 수 있습니다',
  'legal.rLoss': '모두 잃어도 감당할 수 있는 금액만 결제하세요. 7일이 지나면 수수료는 돌려받을 수 없습니다.',
  'legal.rPriceTitle': '지분의 가치는 떨어질 수 있습니다',
  'legal.rPrice':
    '누군가 지분을 산다고 아무도 보장하지 않습니다. 가치는 준비금이 지분마다 보유한 금액까지 떨어질 수 있습니다.',
  'legal.rIncomeTitle': '수익을 약속하지 않습니다',
  'legal.rIncome':
    '수익은 회원이 내는 금액에 달려 있으며, 오랫동안 또는 끝까지 없을 수도 있습니다. 과거의 수치는 미래를 말해 주지 않습니다.',
  'legal.rNetworkTitle': '대부분은 적게 법니다',
  'legal.rNetwork':
    '네트워크 보너스는 아래로 가입하는 사람이 있어야 생기며 끝없이 계속될 수 없습니다. 늦게 가입할수록 기회는 적습니다.',
  'legal.rTradeTitle': '회원 간 거래',
  'legal.rTrade':
    '거래 상대가 늦거나 실수하거나 속이려 할 수 있습니다. 블록체인 결제는 되돌릴 수 없습니다. 네트워크, 주소, 금액을 확인하세요.',
  'legal.rTechnicalTitle': '기술적 위험',
  'legal.rTechnical':
    '시스템, 네트워크, 기기는 고장 나거나 공격받을 수 있습니다. 비밀번호와 코드를 아는 사람은 회원을 대신해 행동할 수 있습니다.',
  'legal.rSandboxTitle': '샌드박스',
  'legal.rSandbox':
    '샌드박스 표시가 보이는 동안 이곳의 모든 것은 테스트 크레딧으로 운영됩니다. 가치가 없고 돈으로 바꿀 수 없으며 초기화될 수 있습니다.',
} satisfies Like<typeof english>;
