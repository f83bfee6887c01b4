import type { Like } from '../slice.ts';
import type english from '../en/guide.ts';

export default {
  'guide.slides': '產品介紹',
  'guide.slide': '第 {n} 頁，共 {total} 頁',
  'guide.whatTitle': '股權與幣種，一處管理',
  'guide.whatText': '選擇級別，在股權大廳查看您的股份，用一個錢包保管多種幣，並與其他會員直接交易。',
  'guide.notTitle': '不承諾收益',
  'guide.notText': '這裡不是存款，也沒有固定利息。收益只來自會員實際投入的資金，可能為零，您也可能虧損。',
  'guide.heldTitle': '應付的每一分都有儲備，可以核對',
  'guide.heldText': '每一枚幣都有託管資產支持。數據公開，您可以在自己的裝置上重新計算自己的餘額。',
  'guide.ways': '隨便看看',
  'guide.mall': '商城',
  'guide.questions': '常見問題',
  'guide.news': '新聞',
  'guide.proof': '儲備證明',
  'guide.tagline': '會員之間的股權、錢包與交易',
} satisfies Like<typeof english>;
