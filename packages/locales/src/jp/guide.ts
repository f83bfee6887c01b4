import type { Like } from '../slice.ts';
import type english from '../en/guide.ts';

export default {
  'guide.slides': 'このサービスについて',
  'guide.slide': '{total}枚中{n}枚目',
  'guide.whatTitle': '株式とコインをひとつの場所で',
  'guide.whatText':
    'レベルを保有し、株式ホールで自分の株式を確認し、複数のコインをひとつのウォレットで管理して、ほかの会員と直接取引できます。',
  'guide.notTitle': '収益は約束されません',
  'guide.notText':
    '預金でも固定金利でもありません。収入は会員が実際に入れた資金からのみ生じ、まったくないこともあり、損失が出ることもあります。',
  'guide.heldTitle': '支払うべきものはすべて保有され、確認できます',
  'guide.heldText':
    'すべてのコインは保管資産で裏付けられています。数値は公開され、自分の残高を自分の端末で再計算できます。',
  'guide.ways': '見てみる',
  'guide.mall': 'モール',
  'guide.questions': 'よくある質問',
  'guide.news': 'ニュース',
  'guide.proof': '支払能力',
  'guide.tagline': '会員どうしの株式・ウォレット・取引',
} satisfies Like<typeof english>;
