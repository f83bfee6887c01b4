import type { Like } from '../slice.ts';
import type english from '../en/terms.ts';

export default {
  'terms.ask': '{word}：意味を見る',
  'terms.example': '例',
  'terms.fuel': 'ノード燃料',
  'terms.fuelIs': 'アクティベーション、レベル、再投資に支払われた額の合計から、取り消し分を引いたものです。',
  'terms.fuelExample': '100 でアクティベートし、400 で上のレベルを購入すると、ノード燃料は 500 です。',
  'terms.height': '有効な高さ',
  'terms.heightIs':
    'これから受け取れるボーナスの上限です。手数料で決まる限度から、受け取ったボーナスを引いた額で、目標ではありません。',
  'terms.heightExample': '手数料で決まる限度が 250、受け取ったボーナスが 180 なら、有効な高さは 70 です。',
  'terms.zone': 'ゾーン',
  'terms.zoneIs': 'あなたの下には A と B の二つの場所があります。その下にいる人は皆、そのゾーンに属します。',
  'terms.zoneExample': 'アンナがあなたの場所 A にいて、ベンがアンナの下に入ると、ベンもあなたのゾーン A です。',
  'terms.cooling': 'クーリングオフ',
  'terms.coolingIs': 'レベルの支払いを全額取り戻せる期間です。その後に初めてレベルが適用され、株式が購入されます。',
  'terms.coolingExample': '500 を支払い、2 日後に取り消すと、500 全額が同じコインで戻ります。',
  'terms.locked': 'ロック中',
  'terms.lockedIs': 'あなたのものですが、送金、出金、レベルの支払い、売却などを待っているコインです。',
  'terms.lockedExample': '100 のうち 30 を売りに出すと、70 は利用でき、30 は売れるか戻るまでロックされます。',
} satisfies Like<typeof english>;
