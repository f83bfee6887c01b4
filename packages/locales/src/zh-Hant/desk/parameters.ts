import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': '參數',
  'parameters.note':
    '一名管理員在範圍內提議數值，另一名批准。會影響會員的數值會向會員公告，並在批准一天後生效；其他數值立即生效。',
  'parameters.parameter': '參數',
  'parameters.now': '現行',
  'parameters.ahead': '即將',
  'parameters.bounds': '範圍',
  'parameters.between': '{min} 至 {max}',
  'parameters.felt.members': '影響會員',
  'parameters.felt.operators': '僅管理員',
  'parameters.announced': '自 {time} 起 {value}',
  'parameters.waits': '{value}，由 {name} 提議',
  'parameters.shipped': '出廠值',
  'parameters.since': '自 {time} 起',
  'parameters.by': '{maker} 提議，{checker} 批准',
  'parameters.before': '此前',
  'parameters.propose': '提議數值',
  'parameters.value': '新數值',
  'parameters.noteMembers': '由另一名管理員批准，隨後向會員公告，一天後生效。',
  'parameters.noteOperators': '由另一名管理員批准後立即生效。',
  'parameters.others': '另有頁面的規則',
  'parameters.name.inspectionsAnHour': '每名管理員每小時查看次數',
  'parameters.name.serviceOpens': '客服開始服務的時間（UTC 零點後的分鐘數）',
  'parameters.name.serviceHours': '客服每天服務多久',
  'parameters.name.serviceDays': '客服每週服務的天數（從週一起）',
  'parameters.name.serviceAnswer': '客服通常在多少服務時間內回覆',
  'parameters.name.claimMinutes': '認證由審核人佔用的時間',
  'parameters.name.shopAlone': '單名管理員可獨自決定的訂單退款額及每日優惠券額',
  'console.proposalKind.parameter': '參數',
} satisfies Like<typeof english>;
