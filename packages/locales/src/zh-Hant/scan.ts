import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': '掃描 QR 碼',
  'scan.starting': '正在開啟相機…',
  'scan.aim': '將 QR 碼對準框內。',
  'scan.refused': '未獲准使用相機。請在瀏覽器設定中允許，或選擇圖片、貼上文字。',
  'scan.missing': '此處無法使用相機。請選擇圖片或貼上文字。',
  'scan.picture': '選擇圖片',
  'scan.paste': '貼上文字',
  'scan.nothing': '這張圖片中沒有可辨識的 QR 碼。',
  'scan.fault.noAddress': '此 QR 碼中沒有錢包地址。',
  'scan.fault.otherNetwork': '此 QR 碼屬於 {network} 以外的網路。',
  'scan.fault.otherToken': '此 QR 碼要求的代幣不是這裡支付的代幣。',
  'scan.fault.otherCall': '此 QR 碼要求的不是向地址付款。',
  'scan.fault.notOneReceiver': '此 QR 碼沒有指明唯一的收款方。',
  'scan.fault.name': '此 QR 碼中是名稱而不是地址，請輸入地址本身。',
  'scan.fault.nobody': '無法向此地址付款：它屬於某個代幣，或者轉到那裡的幣會遺失。',
  'scan.mine': '我的 QR 碼',
  'scan.mineNote': '別人掃描後，只會填入您的使用者名稱或編號。',
  'scan.request': '請求指定金額',
} satisfies Like<typeof english>;
