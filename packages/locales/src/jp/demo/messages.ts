import type { DemoService } from '../../demo-words.ts';

export default {
  hours: { title: '受付時間', summary: '', text: '月曜～金曜、9:00～18:00（UTC）。通常4時間以内に返信します。' },
  answers: {
    looking: '{name} 様、{reference} を確認し、こちらでお返事いたします。',
    picture: '画面全体の画像を送ってください。パスワードは隠してください。',
    done: '{name} 様、完了しました。ほかにもあればいつでもお書きください。',
    secrets: 'パスワードやコードは送らないでください。お尋ねしません。送った場合は変更してください。',
  },
} satisfies DemoService;
