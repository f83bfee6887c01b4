import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': '회원 가입',
  'mail.retrieve': '새 로그인 비밀번호',
  'mail.resetPay': '새 결제 비밀번호',
  'mail.bind': '휴대폰 또는 이메일 연결',
  'mail.confirm': '보안 설정 변경 확인',
  'mail.secondFactor': '2차 인증 수단 추가',
  'mail.factorAdded': '2차 인증 수단이 추가되었습니다',
  'mail.factor.authenticator': '인증 앱',
  'mail.factor.passkey': '패스키',
  'mail.factorAddedText':
    '{username} 계정에 2차 인증 수단이 추가되었습니다: {factor}. 본인이 추가하지 않았다면 즉시 로그인 비밀번호와 결제 비밀번호를 변경하고, 보안 인증 화면에서 삭제한 뒤 고객센터에 문의해 주세요.',
  'mail.operator': '운영자 계정',
  'mail.operatorText':
    'Greenhall 운영자로 초대되었습니다. 인증 앱을 준비하고 {minutes}분 안에 다음 링크를 여십시오.\n\n{link}\n\n링크는 한 번만 사용할 수 있습니다. 링크를 연 사람이 운영자가 되므로 절대 다른 사람에게 전달하지 마십시오. 예상하지 못한 메시지라면 무시하십시오.',
  'mail.account': '새 수취 계정',
  'mail.trade': '거래소 주문',
  'mail.link': '계정 연결',
  'mail.code': {
    other:
      '{purpose}\n\n인증 코드: {code}\n\n{count}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요. Greenhall은 코드를 묻지 않습니다. 요청하지 않으셨다면 이 메시지를 무시하세요.',
  },
  'mail.short': {
    other: 'Greenhall: {code} – {purpose}. {count}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요.',
  },
  'mail.orderShipped': '주문이 발송되었습니다',
  'mail.orderShippedText':
    '주문 {number}이(가) {carrier}(으)로 발송되었습니다. 운송장 번호: {tracking}.\n\n받으신 뒤 쇼핑몰에서 수령을 확인하거나 환불을 신청하세요.',
  'mail.orderRefunded': '주문 환불 안내',
  'mail.orderRefundedText': '주문 {number}의 {amount} MEY가 지갑으로 돌아왔습니다. 바로 쓸 수 있습니다.',
  'mail.restricted': '계정 제한 안내',
  'mail.restrictedText':
    '{what}. 종료: {until}. 사유: {reason}\n\n이미 진행 중인 것은 계속됩니다. 잘못되었다고 생각하면 고객센터에 문의해 주세요.',
  'mail.restricted.transfer': '코인을 보낼 수 없습니다',
  'mail.restricted.collect': '코인을 모을 수 없습니다',
  'mail.restricted.trade': '새 거래를 시작할 수 없습니다',
  'mail.restricted.withdraw': '출금을 신청할 수 없습니다',
  'mail.restricted.shop': '쇼핑몰에서 주문할 수 없습니다',
  'mail.restricted.link': '계정을 연결할 수 없습니다',
  'mail.restricted.messages': '하루에 메시지 5개를 쓸 수 있습니다',
  'mail.restricted.protectedTeam': '내 팀 안팎으로 전송할 수 없습니다',
  'mail.export': '내 데이터 사본',
  'mail.exportReady': '데이터가 준비되었습니다',
  'mail.exportReadyText':
    '요청하신 데이터 사본이 준비되었습니다. {until}까지 앱에서 한 번 내려받을 수 있습니다. 요청하지 않으셨다면 비밀번호를 바꾸고 고객센터에 알려 주세요.',
  'mail.linkChanged': '연결된 계정',
  'mail.linkChanged.applied':
    '{name} 계정이 회원님 계정의 기본 계정이 되기를 신청했습니다. “내 정보”의 “연결된 계정”에서 동의하거나 거절하세요. 모르는 계정이면 거절하세요.',
  'mail.linkChanged.bound': '{name} 계정이 동의하여 회원님 계정과 연결되었습니다.',
  'mail.linkChanged.refused': '{name} 계정이 연결 신청을 거절했습니다.',
  'mail.linkChanged.withdrawn': '{name} 계정이 연결 신청을 취소했습니다.',
  'mail.linkChanged.expired': '{name} 계정과의 연결 신청이 7일이 지나 만료되었습니다.',
  'mail.linkChanged.ended': '{name} 계정이 회원님 계정과의 연결을 해제했습니다.',
  'mail.linkChanged.consentGiven': '{name} 계정이 회원님 계정에 새로운 동의를 했습니다. “연결된 계정”을 확인하세요.',
  'mail.linkChanged.consentTaken': '{name} 계정이 회원님 계정에 대한 동의를 철회했습니다. “연결된 계정”을 확인하세요.',
  'mail.linkSignIn': '기본 계정 로그인',
  'mail.linkSignInText':
    '기본 계정 {name} 계정이 {username} 계정에 로그인합니다. 세션은 “보안”에서 볼 수 있으며, “연결된 계정”에서 동의를 철회하면 종료됩니다.',
  'mail.collected': '코인을 모아 갔습니다',
  'mail.collectedText':
    '기본 계정 {name} 계정이 {username} 계정에서 {sums}을(를) 모아 갔습니다. 내역은 거래 내역에서 확인할 수 있습니다. 중단하려면 “연결된 계정”에서 동의를 철회하세요.',
} satisfies Like<typeof english>;
