import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': '現金幣',
  'coin.bdb': '註冊幣',
  'coin.ftb': '複投幣',
  'coin.usdt': 'USDT',

  'pay.password': '支付密碼',
  'pay.passwordMissing': '請輸入支付密碼。',
  'pay.locked': '支付密碼錯誤次數過多，已鎖定。請在{minutes}分鐘後重試。',
  'pay.forgot': '重設支付密碼',

  'code.label': '驗證碼',
  'code.channel': '接收方式',
  'code.phone': '手機',
  'code.email': '信箱',
  'code.send': '發送驗證碼',
  'code.resend': '重新發送',
  'code.again': '{seconds} 秒',
  'code.to': '將發送至 {address}',
  'code.sent': '已發送至 {address}',
  'code.done': '已發送，可能需要一分鐘才能收到。',
  'code.missing': '請輸入6位數字驗證碼。',
  'code.unbound': '尚未綁定手機或信箱，無法接收驗證碼。',
  'code.bind': '立即綁定',
} satisfies Like<typeof english>;
