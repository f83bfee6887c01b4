import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': '新しいバージョンがあります。',
  'version.use': '更新する',
  'version.install': 'アプリをインストール',
  'version.guideTitle': 'ホーム画面に追加',
  'version.guideShare': 'Safariのバーにある「共有」をタップします。',
  'version.guideAdd': '下にスクロールして「ホーム画面に追加」をタップします。',
  'version.guideOpen': '「追加」をタップします。Greenhallはほかのアプリと同じように開きます。',
  'version.offer': 'Greenhallをいつでも手元に',
  'version.offerNote': 'ホーム画面からすぐに開き、新着をお知らせします。',
  'version.push': '通知をオンにする',
} satisfies Like<typeof english>;
