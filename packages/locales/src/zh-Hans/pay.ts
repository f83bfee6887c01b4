import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': '现金币',
  'coin.bdb': '注册币',
  'coin.ftb': '复投币',
  'coin.usdt': 'USDT',

  'pay.password': '支付密码',
  'pay.passwordMissing': '请输入支付密码。',
  'pay.locked': '支付密码错误次数过多，已锁定。请在{minutes}分钟后重试。',
  'pay.forgot': '重置支付密码',

  'pay.voucher': '凭证',
  'pay.voucherHint': 'jpg，最大 {max}M',
  'pay.voucherChoose': '选择图片',
  'pay.voucherOther': '更换图片',
  'pay.voucherMissing': '请添加凭证图片。',
  'pay.voucherRule': '请选择不超过 {max}M 的jpg图片。',
  'pay.fromDay': '开始日期（UTC）',
  'pay.toDay': '结束日期（UTC）',
  'pay.dayOrder': '开始日期不能晚于结束日期。',
  'pay.apply': '应用',
  'pay.reset': '重置',
  'pay.filtered': '已筛选',
  'pay.nothingFound': '没有符合条件的记录',

  'code.label': '验证码',
  'code.channel': '接收方式',
  'code.phone': '手机',
  'code.email': '邮箱',
  'code.send': '发送验证码',
  'code.resend': '重新发送',
  'code.again': '{seconds} 秒',
  'code.to': '将发送至 {address}',
  'code.sent': '已发送至 {address}',
  'code.done': '已发送，可能需要一分钟才能收到。',
  'code.missing': '请输入6位数字验证码。',
  'code.unbound': '尚未绑定手机或邮箱，无法接收验证码。',
  'code.bind': '立即绑定',
} satisfies Like<typeof english>;
