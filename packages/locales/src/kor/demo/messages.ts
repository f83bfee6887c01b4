import type { DemoService } from '../../demo-words.ts';

export default {
  note: { title: '상담 안내', summary: '', text: '상담원이 직접 답변합니다. 공휴일에는 조금 더 걸립니다.' },
  answers: {
    looking: '{name} 님, 안녕하세요. {reference} 건을 확인하고 여기로 답변드리겠습니다.',
    picture: '화면 전체 사진을 보내 주세요. 비밀번호는 가려 주세요.',
    done: '{name} 님, 처리되었습니다. 더 궁금한 점은 언제든 적어 주세요.',
    secrets: '비밀번호나 코드를 보내지 마세요. 저희는 묻지 않습니다. 이미 보냈다면 바꿔 주세요.',
  },
} satisfies DemoService;
