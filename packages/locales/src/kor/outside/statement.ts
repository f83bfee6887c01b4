import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': '거래 명세서',
  'statement.member': '회원',
  'statement.coin': '코인',
  'statement.period': '기간 (UTC)',
  'statement.opening': '기초 잔액',
  'statement.closing': '기말 잔액',
  'statement.time': '시간 (UTC)',
  'statement.type': '종류',
  'statement.other': '상대',
  'statement.remark': '비고',
  'statement.change': '증감',
  'statement.balance': '잔액',
  'statement.sums': '기초 잔액에 변동을 더하면 기말 잔액이 됩니다.',
  'statement.shares': '참고: 기간 말 지분',
  'statement.sharesWorth': '{quantity}주, 평가액 {value} MEY',
  'statement.page': '{page}쪽',
  'statement.none': '이 기간에는 변동이 없습니다.',
  'statement.made': '작성 시각',
} satisfies Like<typeof english>;
