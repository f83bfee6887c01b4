import type { Like } from '../slice.ts';
import type english from '../en/terms.ts';

export default {
  'terms.ask': '{word}：含義',
  'terms.example': '例子',
  'terms.fuel': '節點燃料',
  'terms.fuelIs': '為您的啟用、等級和複投支付的總額，減去已取消的部分。',
  'terms.fuelExample': '您以 100 啟用，再以 400 購買更高等級，節點燃料為 500。',
  'terms.height': '有效高度',
  'terms.heightIs': '您還能獲得的獎金上限：手續費所允許的額度減去已獲得的獎金。這是上限，絕非目標。',
  'terms.heightExample': '手續費允許的獎金共 250，您已獲得 180，有效高度為 70。',
  'terms.zone': '區',
  'terms.zoneIs': '您下方有 A 和 B 兩個位置。位於其中一個之下的所有人都屬於該區。',
  'terms.zoneExample': '安娜在您的 A 位置，本被安置在安娜之下，他也屬於您的 A 區。',
  'terms.cooling': '冷靜期',
  'terms.coolingIs': '為等級付款的人可以全額撤回的期間。期滿後等級才生效，並購買股份。',
  'terms.coolingExample': '您支付 500，兩天後取消：500 全部以原幣種退回。',
  'terms.locked': '凍結',
  'terms.lockedIs': '屬於您但在等待某事的幣，如轉帳、提現、等級付款或出售。',
  'terms.lockedExample': '您有 100，掛售 30：70 可用，30 凍結，直到售出或退回。',
} satisfies Like<typeof english>;
