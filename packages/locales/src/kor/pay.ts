import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': '캐시 코인',
  'coin.bdb': '등록 코인',
  'coin.ftb': '재투자 코인',
  'coin.usdt': 'USDT',

  'pay.password': '결제 비밀번호',
  'pay.passwordMissing': '결제 비밀번호를 입력해 주세요.',
  'pay.locked': '결제 비밀번호를 여러 번 잘못 입력하여 잠겼습니다. {minutes}분 후에 다시 시도해 주세요.',
  'pay.forgot': '결제 비밀번호 재설정',

  'pay.voucher': '증빙',
  'pay.voucherHint': 'jpg, 최대 {max}MB',
  'pay.voucherChoose': '사진 선택',
  'pay.voucherOther': '다른 사진 선택',
  'pay.voucherMissing': '증빙 사진을 추가해 주세요.',
  'pay.voucherRule': '{max}MB 이하의 jpg 이미지를 선택해 주세요.',
  'pay.fromDay': '시작일 (UTC)',
  'pay.toDay': '종료일 (UTC)',
  'pay.dayOrder': '시작일은 종료일보다 늦을 수 없습니다.',
  'pay.apply': '적용',
  'pay.reset': '초기화',
  'pay.filtered': '필터 적용됨',
  'pay.nothingFound': '조건에 맞는 내역이 없습니다',

  'code.label': '인증 코드',
  'code.channel': '코드를 받을 곳',
  'code.phone': '휴대전화',
  'code.email': '이메일',
  'code.send': '코드 받기',
  'code.resend': '다시 받기',
  'code.again': '{seconds}초',
  'code.to': '{address}(으)로 전송됩니다',
  'code.sent': '{address}(으)로 전송했습니다',
  'code.done': '전송했습니다. 도착까지 1분 정도 걸릴 수 있습니다.',
  'code.missing': '6자리 인증 코드를 입력해 주세요.',
  'code.unbound': '코드를 받을 휴대전화나 이메일이 연결되어 있지 않습니다.',
  'code.bind': '지금 연결하기',
} satisfies Like<typeof english>;
