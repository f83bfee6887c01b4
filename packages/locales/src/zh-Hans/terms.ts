import type { Like } from '../slice.ts';
import type english from '../en/terms.ts';

export default {
  'terms.ask': '{word}：含义',
  'terms.example': '例子',
  'terms.fuel': '节点燃料',
  'terms.fuelIs': '为您的激活、等级和复投支付的总额，减去已取消的部分。',
  'terms.fuelExample': '您以 100 激活，再以 400 购买更高等级，节点燃料为 500。',
  'terms.height': '有效高度',
  'terms.heightIs': '您还能获得的奖金上限：手续费所允许的额度减去已获得的奖金。这是上限，绝非目标。',
  'terms.heightExample': '手续费允许的奖金共 250，您已获得 180，有效高度为 70。',
  'terms.zone': '区',
  'terms.zoneIs': '您下方有 A 和 B 两个位置。位于其中一个之下的所有人都属于该区。',
  'terms.zoneExample': '安娜在您的 A 位置，本被安置在安娜之下，他也属于您的 A 区。',
  'terms.cooling': '冷静期',
  'terms.coolingIs': '为等级付款的人可以全额撤回的期间。期满后等级才生效，并购买股份。',
  'terms.coolingExample': '您支付 500，两天后取消：500 全部以原币种退回。',
  'terms.locked': '冻结',
  'terms.lockedIs': '属于您但在等待某事的币，如转账、提现、等级付款或出售。',
  'terms.lockedExample': '您有 100，挂售 30：70 可用，30 冻结，直到售出或退回。',
} satisfies Like<typeof english>;
