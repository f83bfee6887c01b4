import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': '已啟用',
  'members.income': '總收益',

  'members.accounts': '交易帳戶',
  'members.nodes': '我的節點',
  'members.shared': '共享節點',
  'members.network': '節點網路',
  'members.linked': '關聯帳戶',
  'members.reinvestment': '複投帳戶',
  'members.share': '分享中心',
  'members.mall': '商城',
  'members.receiving': '收款錢包',
  'members.security': '安全驗證',
  'members.verification': '進階認證',
  'members.password': '修改密碼',
  'members.service': '客服',
  'members.about': '關於我們',

  'members.editTitle': '編輯資料',
  'members.choosePicture': '選擇圖片',
  'members.pictureNote': 'jpg格式，不超過{max} MB',
  'members.savePicture': '使用此圖片',
  'members.nickname': '暱稱',
  'members.nicknameNote': '選填，最多24個字元',
  'members.country': '國家或地區',
  'members.languageNote': '我們發給您的訊息也使用此語言',
  'members.saved': '已儲存',

  'members.sandbox': '這是沙盒環境。所有幣均為沒有價值的測試額度，不能用來購買或提領。',
  'members.live': '本平台使用真實資產運行。',
  'members.behind': '由誰負責',
  'members.solvency': '償付能力證明',
  'members.licences': '開放原始碼軟體',
  'members.licencesNote': '本應用程式使用了他人在以下授權下提供的成果，謹此致謝。',
} satisfies Like<typeof english>;
