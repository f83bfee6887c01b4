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

  'pay.voucher': '憑證',
  'pay.voucherHint': 'jpg，最大 {max}M',
  'pay.voucherChoose': '選擇圖片',
  'pay.voucherOther': '更換圖片',
  'pay.voucherMissing': '請加入憑證圖片。',
  'pay.voucherRule': '請選擇不超過 {max}M 的jpg圖片。',
  'pay.fromDay': '開始日期（UTC）',
  'pay.toDay': '結束日期（UTC）',
  'pay.dayOrder': '開始日期不能晚於結束日期。',
  'pay.apply': '套用',
  'pay.reset': '重設',
  'pay.filtered': '已篩選',
  'pay.nothingFound': '沒有符合條件的紀錄',

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
