import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': '가입 약관',
  'legal.risk': '위험 안내',
  'legal.accept': '읽었으며 이에 동의합니다',
  'legal.entity': '운영 법인',
  'legal.countries': '서비스 국가',
  'legal.since': '시작',

  'legal.aWhatTitle': '서비스의 성격',
  'legal.aWhat':
    'Greenhall은 회원이 공동 풀의 지분을 보유하고, 지갑에 코인을 보관하며, 서로 거래하는 모임입니다. 은행이 아니며 이곳의 어떤 것도 예금이 아닙니다.',
  'legal.aLevelTitle': '결제하는 금액',
  'legal.aLevel':
    '레벨 가격은 지분을 사는 원금과 수수료로 나뉘며 결제 전에 표시됩니다. 보유한 코인과 지분은 언제나 회원의 것입니다.',
  'legal.aCoolingTitle': '7일의 숙려 기간',
  'legal.aCooling':
    '결제 후 7일 동안 결제한 사람은 취소하고 수수료를 포함한 전액을 돌려받을 수 있습니다. 이 기간에는 지분을 사지 않고 보너스도 생기지 않습니다.',
  'legal.aBonusTitle': '보너스의 출처',
  'legal.aBonus':
    '보너스는 회원이 실제로 낸 수수료에서만 지급되며 누구의 원금에서도 지급되지 않습니다. 풀이 부족하면 그 풀의 모든 보너스가 같은 비율로 줄어듭니다. 어떤 보너스도 약속하지 않습니다.',
  'legal.aCoinsTitle': '코인과 출금',
  'legal.aCoins':
    '코인은 수탁 자산으로 뒷받침되며 수치는 공개됩니다. 출금, 이체, 교환에는 한도, 수수료, 대기 시간이 있으며 확인 전에 표시됩니다.',
  'legal.aSecurityTitle': '비밀번호',
  'legal.aSecurity':
    '두 비밀번호를 남에게 알리지 마세요. Greenhall의 누구도 묻지 않습니다. 보안 정보를 변경하면 24시간 동안 외부 지급이 중지됩니다.',
  'legal.aConductTitle': '공정한 행동',
  'legal.aConduct':
    '누구나 사실대로 자신을 위해 행동합니다. 다른 사람에게 수익을 약속하거나 가입을 강요하지 마세요. 부정행위는 심사하며, 그때 회원의 말을 듣습니다.',
  'legal.aDataTitle': '회원의 데이터',
  'legal.aData':
    '계정 운영에 필요한 연락처, 거래 내역, 보안 기록을 보관합니다. 위에 있는 회원은 사용자 이름, 레벨, 자리를 볼 수 있지만 연락처는 볼 수 없습니다.',
  'legal.aEndTitle': '변경과 탈퇴',
  'legal.aEnd':
    '변경 사항은 시행 전에 알리며 지난 결제에는 적용되지 않습니다. 언제든 떠날 수 있으며, 회원의 자산은 시행 중인 규칙에 따라 팔거나 출금할 수 있습니다.',

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
