import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': '충전',
  'console.withdrawals': '출금',
  'console.state.submitted': '제출됨',
  'console.state.approved': '1차 승인',
  'console.state.booked': '기장됨',
  'console.state.rejected': '거절됨',
  'console.state.requested': '신청됨',
  'console.state.paid': '지급됨',
  'console.state.cancelled': '취소됨',
  'console.reference': '참조 번호',
  'console.note': '메모',
  'console.voucher': '증빙',
  'console.approvals': '승인자',
  'console.book': '기장',
  'console.sureReceipt': '외부 계좌에서 이 입금을 확인하셨나요?',
  'console.surePayout': '회원, 주소, 금액을 확인하셨나요?',
  'console.paid': '지급 기록',
  'console.arrives': '도착 금액',
  'console.address': '주소',
  'console.like': '다음 건의 증빙과 비슷함: {numbers}',
} satisfies Like<typeof english>;
