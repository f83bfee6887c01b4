import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': '参数',
  'parameters.note':
    '一名管理员在范围内提议数值，另一名批准。会影响会员的数值会向会员公告，并在批准一天后生效；其他数值立即生效。',
  'parameters.parameter': '参数',
  'parameters.now': '现行',
  'parameters.ahead': '即将',
  'parameters.bounds': '范围',
  'parameters.between': '{min} 至 {max}',
  'parameters.felt.members': '影响会员',
  'parameters.felt.operators': '仅管理员',
  'parameters.announced': '自 {time} 起 {value}',
  'parameters.waits': '{value}，由 {name} 提议',
  'parameters.shipped': '出厂值',
  'parameters.since': '自 {time} 起',
  'parameters.by': '{maker} 提议，{checker} 批准',
  'parameters.before': '此前',
  'parameters.propose': '提议数值',
  'parameters.value': '新数值',
  'parameters.noteMembers': '由另一名管理员批准，随后向会员公告，一天后生效。',
  'parameters.noteOperators': '由另一名管理员批准后立即生效。',
  'parameters.others': '另有页面的规则',
  'parameters.name.inspectionsAnHour': '每名管理员每小时查看次数',
  'parameters.name.serviceOpens': '客服开始服务的时间（UTC 零点后的分钟数）',
  'parameters.name.serviceHours': '客服每天服务多久',
  'parameters.name.serviceDays': '客服每周服务的天数（从周一起）',
  'parameters.name.serviceAnswer': '客服通常在多少服务时间内回复',
  'parameters.name.claimMinutes': '认证由审核人占用的时间',
  'parameters.name.shopAlone': '单名管理员可独自决定的订单退款额及每日优惠券额',
  'console.proposalKind.parameter': '参数',
} satisfies Like<typeof english>;
