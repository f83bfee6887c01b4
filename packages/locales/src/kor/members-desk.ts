import type english from '../en/members-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'console.launch': '실제 모드',
  'console.launchSure': '이 버전으로 실제 모드를 켤까요? 테스트 모드로 되돌릴 수 없습니다.',
  'console.launchLive':
    '실제 모드가 켜져 있습니다. 새 버전에도 운영자 두 명이 필요하며, 새 회원은 시행 중인 위험 안내에 동의합니다.',
  'console.launchReady': '걸림돌이 없습니다. 한 운영자가 제안하고 다른 운영자가 승인합니다.',
  'console.launchNotReady': '아직 실제 모드를 켤 수 없습니다:',
  'console.launchNew': '버전 기록',
  'console.launchNote':
    '다른 운영자가 승인하면 바꿀 수 없습니다. 누구나 읽을 수 있고, 새 회원은 위험 안내에 동의합니다.',
  'console.obstacle.testSeams':
    '서버가 테스트 통로를 허용하는 테스트 설정으로 실행 중입니다. GREENHALL_MODE=live로 시작하세요.',
  'console.obstacle.notEmpty': '회원이 가입했거나 코인이 기장되었습니다. 실제 모드는 빈 설치에서 시작합니다.',
  'console.obstacle.coolingOff': '시행 중이거나 공표된 플랜의 숙려 기간이 7일보다 짧습니다.',
  'console.launch.proposed': '제안됨',
  'console.launch.approved': '승인됨',
  'console.launch.rejected': '거절됨',
  'console.launch.inForce': '시행 중',
  'console.version': '버전',
  'console.entity': '운영 법인',
  'console.countries': '국가',
  'console.countriesHint': '서비스 국가(두 글자 코드)',
  'console.countriesRule': '두 글자 코드를 공백으로 구분하세요. 예: DE AT',
  'console.risk': '위험 안내',
  'console.riskLength': '{min}~{max}자',
  'console.unmask': '휴대폰과 이메일 보기',
  'console.unmaskHint': '이는 따로 기록되며 회원에게 표시됩니다.',
  'console.inspectHint': '열람과 그 사유는 기록되며 회원에게 표시됩니다.',
  'console.searchHint': '번호, 사용자 이름, 전화 또는 이메일',
  'console.level': '레벨',
  'console.nodeFuel': '노드 연료',
  'console.income': '한도에 반영된 수입',
  'console.height': '유효 높이',
  'console.phone': '전화',
  'console.joined': '가입일',
  'console.member.pending': '대기',
  'console.member.active': '활성',
  'console.member.closed': '종료',
} satisfies Like<typeof english>;
