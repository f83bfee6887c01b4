import type { Like } from '../slice.ts';
import type english from '../en/common.ts';

export default {
  'tabbar.home': '홈',
  'tabbar.aktie': '주식',
  'tabbar.otc': '거래',
  'tabbar.wallet': '지갑',
  'tabbar.user': '내 정보',

  'title.home': '홈',
  'title.user': '내 정보',
  'title.missing': '페이지를 찾을 수 없음',

  'common.tips': '알림',
  'common.confirm': '확인',
  'common.cancel': '취소',
  'common.close': '닫기',
  'common.back': '뒤로',
  'common.save': '저장',
  'common.submit': '제출',
  'common.next': '다음',
  'common.retry': '다시 시도',
  'common.copy': '복사',
  'common.copied': '복사됨',
  'common.all': '전체',
  'common.more': '더 보기',
  'common.search': '검색',
  'common.filter': '필터',
  'common.choose': '선택해 주세요',
  'common.showPassword': '비밀번호 표시',
  'common.hidePassword': '비밀번호 숨기기',
  'common.login': '로그인',
  'common.register': '회원가입',
  'common.logout': '로그아웃',
  'common.soon': '곧 제공됩니다',
  'common.latest': '이미 최신 버전입니다',
  'common.version': '버전',
  'common.language': '언어',
  'common.theme': '화면 모드',
  'common.userId': '사용자 ID',
  'common.tabs': '주 메뉴',
  'common.skip': '본문으로 건너뛰기',
  'common.sandbox': '샌드박스: 가치가 없는 테스트 크레딧',

  'theme.light': '밝게',
  'theme.dark': '어둡게',
  'theme.system': '시스템',

  'state.loading': '불러오는 중…',
  'state.empty': '아직 내용이 없습니다',
  'state.error': '불러오지 못했습니다',
  'state.offline': '오프라인 상태입니다. 입력한 내용은 유지됩니다.',
  'state.online': '다시 연결되었습니다',
  'state.missing': '존재하지 않는 페이지입니다',
  'state.missingNote': '주소가 오래되었거나 잘못 입력되었을 수 있습니다.',
  'state.toHome': '시작 페이지로',

  'request.unknown': '알 수 없는 오류',
  'request.unreachable': '서버에 연결할 수 없습니다',
  'request.aborted': '요청이 취소되었습니다',
  'request.transfer': '파일을 전송하지 못했습니다',
  'request.expired': '로그인 정보가 유효하지 않거나 만료되었습니다. 다시 로그인해 주세요.',

  'time.now': '방금 전',
  'time.minutes': { other: '{count}분 전' },
  'time.today': '오늘 {time}',
  'time.yesterday': '어제 {time}',

  'guide.tagline': '회원 간의 주식, 지갑, 거래',
  'guide.slides': '서비스 소개',
  'guide.slide': '{total}장 중 {n}번째',
  'guide.whatTitle': '주식과 코인을 한곳에서',
  'guide.whatText':
    '레벨을 보유하고 주식 홀에서 내 주식을 확인하며, 여러 코인을 하나의 지갑에 보관하고 다른 회원과 직접 거래하세요.',
  'guide.notTitle': '수익을 약속하지 않습니다',
  'guide.notText':
    '예금도 고정 이자도 아닙니다. 수익은 회원이 실제로 넣은 자금에서만 나오며, 전혀 없을 수도 있고 손실을 볼 수도 있습니다.',
  'guide.heldTitle': '지급할 모든 금액을 보유하며, 확인할 수 있습니다',
  'guide.heldText':
    '모든 코인은 수탁 자산으로 뒷받침됩니다. 수치는 공개되며, 본인의 잔액을 본인의 기기에서 다시 계산할 수 있습니다.',

  'mine.logoutAsk': '이 기기에서 다시 로그인해야 합니다.',
} satisfies Like<typeof english>;
