import type { Like } from '../slice.ts';
import type english from '../en/legal.ts';

export default {
  'legal.agreement': '登録規約',
  'legal.risk': 'リスクについて',
  'legal.accept': '読みました。同意します',
  'legal.entity': '運営法人',
  'legal.countries': 'サービス対象国',
  'legal.since': '開始',

  'legal.aWhatTitle': 'このサービスについて',
  'legal.aWhat':
    'Greenhallは、共同のプールの持分を持ち、ウォレットでコインを保管し、互いに取引する会員の集まりです。銀行ではなく、預金に当たるものはありません。',
  'legal.aLevelTitle': 'お支払いについて',
  'legal.aLevel':
    'レベルの価格は、持分を買う元本と手数料から成り、支払い前に表示されます。保有するコインと持分は、常にあなたのものです。',
  'legal.aCoolingTitle': '7日間の考慮期間',
  'legal.aCooling':
    '支払い後7日間は、支払った人が取り消して、手数料を含む全額を取り戻せます。この間、持分は買われず、ボーナスも発生しません。',
  'legal.aBonusTitle': 'ボーナスの原資',
  'legal.aBonus':
    'ボーナスは会員が実際に払った手数料だけから支払われ、誰の元本も使いません。プールが足りないときは、そのプールのボーナスが同じ割合で減ります。ボーナスの約束はありません。',
  'legal.aCoinsTitle': 'コインと出金',
  'legal.aCoins':
    'コインは保管資産で裏付けられ、数値は公開されています。出金・送金・交換には限度、手数料、待ち時間があり、確認前に表示されます。',
  'legal.aSecurityTitle': 'パスワード',
  'legal.aSecurity':
    '二つのパスワードは誰にも教えないでください。Greenhallの者が尋ねることはありません。セキュリティ情報の変更後24時間は、外への支払いが止まります。',
  'legal.aConductTitle': '公正な行動',
  'legal.aConduct':
    '誰もが真実の情報で、自分のために行動します。他人に利益を約束したり、加入を迫ったりしないでください。不正は審査され、その際はあなたの言い分を聞きます。',
  'legal.aDataTitle': 'あなたのデータ',
  'legal.aData':
    'アカウントの運営に必要な連絡先、記帳、セキュリティ記録を保管します。上の会員に見えるのはユーザー名、レベル、位置で、連絡先は見えません。',
  'legal.aEndTitle': '変更と退会',
  'legal.aEnd':
    '変更は実施前に知らせ、過去の支払いには及びません。いつでもやめられます。あなたのものは、その時の規則に従って売却または出金できます。',

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
