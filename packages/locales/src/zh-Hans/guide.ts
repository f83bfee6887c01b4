import type { Like } from '../slice.ts';
import type english from '../en/guide.ts';

export default {
  'guide.slides': '产品介绍',
  'guide.slide': '第 {n} 页，共 {total} 页',
  'guide.whatTitle': '股权与币种，一处管理',
  'guide.whatText': '选择级别，在股权大厅查看您的股份，用一个钱包保管多种币，并与其他会员直接交易。',
  'guide.notTitle': '不承诺收益',
  'guide.notText': '这里不是存款，也没有固定利息。收益只来自会员实际投入的资金，可能为零，您也可能亏损。',
  'guide.heldTitle': '应付的每一分都有储备，可以核对',
  'guide.heldText': '每一枚币都有托管资产支持。数据公开，您可以在自己的设备上重新计算自己的余额。',
  'guide.ways': '随便看看',
  'guide.mall': '商城',
  'guide.questions': '常见问题',
  'guide.news': '新闻',
  'guide.proof': '储备证明',
  'guide.tagline': '会员之间的股权、钱包与交易',
} satisfies Like<typeof english>;
