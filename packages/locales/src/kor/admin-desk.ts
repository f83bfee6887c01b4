import type english from '../en/admin-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'operators.roles': '역할',
  'operators.role.super': '슈퍼',
  'operators.role.compliance': '컴플라이언스',
  'operators.role.accountant': '회계',
  'operators.role.support': '고객 지원',
  'operators.role.appeals': '이의 제기',
  'operators.role.shop': '상점',
  'operators.role.content': '콘텐츠',
  'operators.role.auditor': '감사',
  'operators.rules':
    '운영자 추가, 역할, 슈퍼의 정지, 정지 해제는 슈퍼 두 명이 함께 결정합니다. 누구도 자신에 관해 결정할 수 없습니다. 로그인할 수 있는 슈퍼는 항상 두 명이 남습니다. 두 명뿐인 동안에는 그중 한 명의 역할을 늘리거나 줄이거나 정지하기 전에 세 번째 슈퍼를 두십시오.',
  'operators.new': '새 운영자',
  'operators.newNote': '다른 슈퍼가 승인하면 한 시간 동안 한 번만 쓸 수 있는 설정 링크가 이 주소로 전송됩니다.',
  'operators.role': '역할',
  'operators.giveRole': '역할 부여',
  'operators.takeRole': '역할 회수',
  'operators.auditorAlone': '감사는 다른 역할을 함께 가질 수 없습니다.',
  'operators.suspend': '정지',
  'operators.suspendReason': '정지하는 이유. 세션은 즉시 종료됩니다',
  'operators.proposeSuspension': '정지 제안',
  'operators.resume': '정지 해제 제안',
  'operators.suspended': '정지됨',
  'operators.canSignIn': '로그인 가능',
  'operators.signIn': '로그인',
  'console.proposalKind.operatorNew': '새 운영자',
  'console.proposalKind.roleGiven': '역할 부여',
  'console.proposalKind.roleTaken': '역할 회수',
  'console.proposalKind.operatorSuspended': '슈퍼 정지',
  'console.proposalKind.operatorResumed': '정지 해제',
} satisfies Like<typeof english>;
