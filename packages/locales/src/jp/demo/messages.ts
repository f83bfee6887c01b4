import type { DemoService } from '../../demo-words.ts';

export default {
  note: { title: 'ご案内', summary: '', text: '返信は担当者が行います。祝日は少しお時間をいただきます。' },
  answers: {
    looking: '{name} 様、{reference} を確認し、こちらでお返事いたします。',
    picture: '画面全体の画像を送ってください。パスワードは隠してください。',
    done: '{name} 様、完了しました。ほかにもあればいつでもお書きください。',
    secrets: 'パスワードやコードは送らないでください。お尋ねしません。送った場合は変更してください。',
  },
} satisfies DemoService;
