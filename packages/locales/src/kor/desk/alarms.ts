import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': '감사 로그가 프로그램 밖에서 변경되었습니다',
  'console.alarm.backupBroken': '최신 백업을 복원할 수 없었습니다',
  'console.alarm.backupOld': '복원할 수 있는 최신 백업이 너무 오래되었습니다',
  'console.alarm.checkBroken': '지켜져야 할 불변 조건 하나가 깨졌습니다',
  'console.alarm.diskFull': '디스크의 남은 공간이 10분의 1 미만입니다',
  'console.alarm.exportLarge': '10만 행이 넘는 목록이 파일로 내보내졌습니다',
  'console.alarm.jobFailing': '작업 하나가 연달아 여러 번 실패했습니다',
  'console.alarm.mailUndelivered': '사흘 동안 전달되지 않은 메일이 있습니다',
  'console.alarm.messageBudget': '하루 메시지 한도가 모두 사용되었습니다',
  'console.alarm.nodesDisagree': '네트워크 노드가 서로 다르거나 응답하지 않습니다',
  'console.alarm.payInWay': '충전 경로가 제안되었거나 열렸거나 닫혔습니다',
  'console.alarm.payoutsStopped': '장부가 맞지 않아 지급을 중단했습니다',
  'console.alarm.proofGone': '증명된 결제가 더 이상 네트워크에 없습니다',
  'console.alarm.queueLate': '기한을 넘겨 기다리는 항목이 있습니다',
  'console.alarm.sealBroken': '봉인된 데이터를 열 수 없습니다. 행이 변경되었거나 바뀌었습니다',
  'console.alarm.settlementLate': '일별 정산이 늦어지고 있습니다',
  'console.alarm.signInLocked': '운영자의 로그인이 잠겼습니다',
} satisfies Like<typeof english>;
