import type { Like } from '../slice.ts';
import type english from '../en/terms.ts';

export default {
  'terms.ask': '{word}: 뜻 보기',
  'terms.example': '예시',
  'terms.fuel': '노드 연료',
  'terms.fuelIs': '활성화, 레벨, 재투자에 결제된 금액의 합계에서 취소된 금액을 뺀 것입니다.',
  'terms.fuelExample': '100으로 활성화하고 400으로 더 높은 레벨을 사면 노드 연료는 500입니다.',
  'terms.height': '유효 높이',
  'terms.heightIs':
    '앞으로 더 받을 수 있는 보너스의 상한입니다. 수수료로 정해진 한도에서 이미 받은 보너스를 뺀 금액이며, 목표가 아닙니다.',
  'terms.heightExample': '수수료로 정해진 보너스 한도가 250이고 180을 받았다면 유효 높이는 70입니다.',
  'terms.zone': '구역',
  'terms.zoneIs': '내 아래에는 A와 B 두 자리가 있습니다. 한 자리 아래에 있는 모든 사람은 그 구역에 속합니다.',
  'terms.zoneExample': '안나가 내 A 자리에 있고 벤이 안나 아래에 배치되면, 벤도 내 A 구역에 속합니다.',
  'terms.cooling': '청약 철회 기간',
  'terms.coolingIs':
    '레벨을 결제한 사람이 전액을 되돌려받을 수 있는 기간입니다. 기간이 지나야 레벨이 적용되고 지분을 매수합니다.',
  'terms.coolingExample': '500을 결제하고 이틀 뒤에 취소하면 500 전액이 같은 코인으로 돌아옵니다.',
  'terms.locked': '잠김',
  'terms.lockedIs': '내 코인이지만 이체, 출금, 레벨 결제, 판매 등을 기다리는 코인입니다.',
  'terms.lockedExample': '100 중 30을 판매로 내놓으면 70은 사용할 수 있고, 30은 팔리거나 돌아올 때까지 잠깁니다.',
} satisfies Like<typeof english>;
