import type { DemoService } from '../../demo-words.ts';

export default {
  note: { title: '客服說明', summary: '', text: '每則訊息都由客服人員親自回覆。節假日回覆會稍慢。' },
  answers: {
    looking: '{name}，您好！我們正在查看 {reference}，有結果會在這裡回覆您。',
    picture: '請傳一張能看清整個螢幕的圖片。請遮住密碼。',
    done: '{name}，事情已經辦好。還有問題請隨時寫給我們。',
    secrets: '請勿發送密碼或驗證碼，我們從不索取。若已發送，請立即更改。',
  },
} satisfies DemoService;
