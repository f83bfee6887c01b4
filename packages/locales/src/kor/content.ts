import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': '국제 뉴스',
  'content.newsItemTitle': '상세',
  'content.noticesTitle': '공지',
  'content.noticeTitle': '공지 상세',
  'content.questionsTitle': '자주 묻는 질문',
  'content.newsEmpty': '아직 뉴스가 없습니다',
  'content.noticesEmpty': '아직 공지가 없습니다',
  'content.questionsEmpty': '아직 질문이 없습니다',
  'content.unreadCount': { other: '읽지 않음 {count}건' },
  'content.readAll': '모두 읽음으로 표시',
  'content.unread': '새 공지',
  'content.important': '중요',
  'content.search': '질문 검색',
  'content.nothingFound': '맞는 질문이 없습니다',
  'content.nothingFoundNote': '단어를 줄이거나 바꿔 보세요.',
  'content.found': { other: '질문 {count}개' },
  'content.allQuestions': '전체 질문',
  'content.group.start': '시작하기',
  'content.group.levels': '레벨과 지분',
  'content.group.bonuses': '보너스',
  'content.group.coins': '코인과 지갑',
  'content.group.trading': '거래',
  'content.group.security': '보안',
  'content.group.shop': '상점',
} satisfies Like<typeof english>;
