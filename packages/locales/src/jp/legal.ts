import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': '登録規約',
  'legal.risk': 'リスクについて',
  'legal.accept': '読みました。同意します',
  'legal.entity': '運営法人',
  'legal.countries': 'サービス対象国',
  'legal.since': '開始',

  'legal.rLossTitle': 'お金を失うことがあります',
  'legal.rLoss': 'すべて失っても困らない額だけを支払ってください。7日を過ぎると手数料は戻りません。',
  'legal.rPriceTitle': '持分の価値は下がることがあります',
  'legal.rPrice':
    '持分の買い手が現れる保証はありません。価値は、準備金が持分ごとに保有する額まで下がることがあります。',
  'legal.rIncomeTitle': '収入の約束はありません',
  'legal.rIncome':
    '収入は会員の支払い次第で、長い間、あるいはずっと、ないこともあります。過去の数値は将来を示しません。',
  'legal.rNetworkTitle': '多くの人の収入はわずかです',
  'legal.rNetwork':
    'ネットワークのボーナスは、あなたの下に人が加わることで生じます。これは無限には続かず、遅く加わるほど機会は少なくなります。',
  'legal.rTradeTitle': '会員との取引',
  'legal.rTrade':
    '取引の相手は、遅れたり、間違えたり、欺こうとしたりすることがあります。ブロックチェーンの支払いは取り消せません。ネットワーク、アドレス、金額を確かめてください。',
  'legal.rTechnicalTitle': '技術上のリスク',
  'legal.rTechnical':
    'システム、ネットワーク、端末は故障したり攻撃されたりします。パスワードとコードを知る人は、あなたとして操作できます。',
  'legal.rSandboxTitle': 'サンドボックス',
  'legal.rSandbox':
    'サンドボックスの表示がある間、すべてはテスト用のコインで動きます。価値はなく、お金に換えられず、リセットされることがあります。',
} satisfies Like<typeof english>;
