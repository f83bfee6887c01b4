import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': '회원 가입',
  'mail.retrieve': '새 로그인 비밀번호',
  'mail.resetPay': '새 결제 비밀번호',
  'mail.bind': '휴대폰 또는 이메일 연결',
  'mail.confirm': '보안 설정 변경 확인',
  'mail.secondFactor': '2차 인증 수단 추가',
  'mail.operator': '운영자 계정',
  'mail.operatorText':
    'Greenhall 운영자로 초대되었습니다. 인증 앱을 준비하고 {minutes}분 안에 다음 링크를 여십시오.\n\n{link}\n\n링크는 한 번만 사용할 수 있습니다. 링크를 연 사람이 운영자가 되므로 절대 다른 사람에게 전달하지 마십시오. 예상하지 못한 메시지라면 무시하십시오.',
  'mail.operatorPassword':
    '운영자 계정의 비밀번호가 변경되었고 다른 세션은 모두 종료되었습니다.\n\n본인이 변경하지 않았다면 즉시 다른 운영자에게 알리세요. 슈퍼 운영자가 계정을 정지할 수 있습니다.',
  'mail.operatorAuthenticator':
    '운영자 계정의 인증 앱이 변경되었고 다른 세션은 모두 종료되었습니다.\n\n본인이 아니라면 즉시 다른 운영자에게 알리세요. 슈퍼 운영자가 계정을 정지할 수 있습니다.',
  'mail.operatorPasskey':
    '운영자 계정에 패스키 “{name}”이(가) 추가되었고 다른 세션은 모두 종료되었습니다.\n\n본인이 아니라면 즉시 다른 운영자에게 알리세요. 슈퍼 운영자가 계정을 정지할 수 있습니다.',
  'mail.operatorPasskeyRemoved':
    '운영자 계정에서 패스키 “{name}”이(가) 삭제되었고 다른 세션은 모두 종료되었습니다.\n\n본인이 아니라면 즉시 다른 운영자에게 알리세요. 슈퍼 운영자가 계정을 정지할 수 있습니다.',
  'mail.operatorFactorLink':
    '슈퍼 두 명이 운영자 계정 {username}에 새 인증 앱을 설정할 수 있도록 결정했습니다. 세션은 종료되었고 복구 코드는 더 이상 쓸 수 없습니다. 비밀번호와 인증 앱을 준비하고 {minutes}분 안에 다음 링크를 여십시오.\n\n{link}\n\n링크는 한 번만 사용할 수 있습니다. 절대 다른 사람에게 전달하지 마십시오. 요청하지 않았다면 즉시 다른 운영자에게 알리세요. 슈퍼 운영자가 계정을 정지할 수 있습니다.',
  'mail.operatorRecovery':
    '운영자 계정의 새 복구 코드가 만들어졌습니다. 이전 코드는 더 이상 쓸 수 없고 다른 세션은 모두 종료되었습니다.\n\n본인이 만들지 않았다면 즉시 다른 운영자에게 알리세요. 슈퍼 운영자가 계정을 정지할 수 있습니다.',
  'mail.operatorRecoveryUsed': {
    other:
      '복구 코드로 운영자 계정에 로그인했습니다. 코드가 {count}개 남았습니다.\n\n본인이 아니라면 즉시 다른 운영자에게 알리세요. 슈퍼 운영자가 계정을 정지할 수 있습니다.',
  },
  'mail.alarm': '경보',
  'mail.alarmRaised':
    '{alarm}\n\n발생 시각: {time}. 자세한 내용은 대시보드에 있습니다: {link}\n\n계속되면 매시간 다시 알리고, 해소되면 한 번 알립니다.',
  'mail.alarmOver': '{alarm}\n\n{time}에 해소되었습니다. 누군가 확인할 때까지 대시보드에 남아 있습니다: {link}',
  'mail.alarmTest':
    '운영자가 {time}에 보낸 시험 메시지입니다. 아무 일도 일어나지 않았습니다.\n\n경보는 이 주소로 전달됩니다. 대시보드: {link}',
  'mail.account': '새 수취 계정',
  'mail.trade': '거래소 주문',
  'mail.link': '계정 연결',
  'mail.node': '재투자 계정 개설',
  'mail.nodePasswords': '재투자 계정의 새 비밀번호',
  'mail.code': {
    other:
      '{purpose}\n\n인증 코드: {code}\n\n{count}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요. Greenhall은 코드를 묻지 않습니다. 요청하지 않으셨다면 이 메시지를 무시하세요.',
  },
  'mail.short': {
    other: 'Greenhall: {code} – {purpose}. {count}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요.',
  },
  'mail.export': '내 데이터 사본',
  'mail.forAccount': '계정: {username}',
} satisfies Like<typeof english>;
