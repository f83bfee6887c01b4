import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': '활성',
  'members.income': '총수익',

  'members.accounts': '거래 계좌',
  'members.nodes': '내 노드',
  'members.shared': '공유 노드',
  'members.network': '노드 네트워크',
  'members.linked': '연결된 계정',
  'members.reinvestment': '재투자 계정',
  'members.share': '공유 센터',
  'members.mall': '쇼핑몰',
  'members.receiving': '수취 지갑',
  'members.security': '보안 인증',
  'members.verification': '고급 인증',
  'members.password': '비밀번호 변경',
  'members.service': '고객센터',
  'members.about': '서비스 소개',

  'members.editTitle': '프로필 수정',
  'members.choosePicture': '사진 선택',
  'members.pictureNote': 'jpg, 최대 {max} MB',
  'members.savePicture': '이 사진 사용',
  'members.nickname': '닉네임',
  'members.nicknameNote': '선택 사항, 최대 24자',
  'members.country': '국가 또는 지역',
  'members.languageNote': '저희가 보내는 메시지에도 사용됩니다',
  'members.saved': '저장되었습니다',

  'members.sandbox': '샌드박스 환경입니다. 모든 코인은 가치가 없는 테스트 크레딧이며, 구매하거나 출금할 수 없습니다.',
  'members.live': '이 플랫폼은 실제 자산으로 운영됩니다.',
  'members.behind': '운영 주체',
  'members.solvency': '지급 능력 증명',
  'members.licences': '오픈 소스 소프트웨어',
  'members.licencesNote': '이 앱은 아래 라이선스로 제공된 여러 소프트웨어로 만들어졌습니다. 감사드립니다.',
} satisfies Like<typeof english>;
