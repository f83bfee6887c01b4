import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': '매개변수',
  'parameters.note':
    '한 운영자가 범위 안의 값을 제안하고 다른 운영자가 승인합니다. 회원에게 영향을 주는 값은 회원에게 공지되고 승인 하루 뒤에 적용됩니다. 나머지는 바로 적용됩니다.',
  'parameters.parameter': '매개변수',
  'parameters.now': '적용 중',
  'parameters.ahead': '예정',
  'parameters.bounds': '범위',
  'parameters.between': '{min}～{max}',
  'parameters.felt.members': '회원에게 영향',
  'parameters.felt.operators': '운영자 전용',
  'parameters.announced': '{time}부터 {value}',
  'parameters.waits': '{value}, 제안: {name}',
  'parameters.shipped': '기본값',
  'parameters.since': '{time}부터',
  'parameters.by': '제안: {maker}, 승인: {checker}',
  'parameters.before': '이전',
  'parameters.propose': '값 제안',
  'parameters.value': '새 값',
  'parameters.noteMembers': '다른 운영자가 승인하면 회원에게 공지되고 하루 뒤에 적용됩니다.',
  'parameters.noteOperators': '다른 운영자가 승인하면 바로 적용됩니다.',
  'parameters.others': '별도 페이지가 있는 규칙',
  'parameters.name.inspectionsAnHour': '운영자 한 명의 시간당 열람 횟수',
  'parameters.name.serviceOpens': '고객센터 상담 시작 (UTC 자정 이후 분)',
  'parameters.name.serviceHours': '고객센터의 하루 상담 시간',
  'parameters.name.serviceDays': '고객센터가 상담하는 주당 일수 (월요일부터)',
  'parameters.name.serviceAnswer': '고객센터가 보통 답변하기까지의 상담 시간',
  'parameters.name.claimMinutes': '인증이 심사자에게 배정되어 있는 시간',
  'parameters.name.shopAlone': '운영자 한 명이 단독으로 결정하는 주문 환불액과 하루 쿠폰 금액',
  'console.proposalKind.parameter': '매개변수',
} satisfies Like<typeof english>;
