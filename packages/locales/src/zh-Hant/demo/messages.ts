import type { DemoService } from '../../demo-words.ts';

export default {
  hours: { title: '客服時間', summary: '', text: '週一至週五，9:00–18:00（UTC）。通常在四小時內回覆。' },
  answers: {
    looking: '{name}，您好！我們正在查看 {reference}，有結果會在這裡回覆您。',
    picture: '請傳一張能看清整個螢幕的圖片。請遮住密碼。',
    done: '{name}，事情已經辦好。還有問題請隨時寫給我們。',
    secrets: '請勿發送密碼或驗證碼，我們從不索取。若已發送，請立即更改。',
  },
} satisfies DemoService;
