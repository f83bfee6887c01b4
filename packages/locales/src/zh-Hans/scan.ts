import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': '扫描二维码',
  'scan.starting': '正在打开相机…',
  'scan.aim': '将二维码对准框内。',
  'scan.refused': '未获准使用相机。请在浏览器设置中允许，或选择图片、粘贴文字。',
  'scan.missing': '此处无法使用相机。请选择图片或粘贴文字。',
  'scan.picture': '选择图片',
  'scan.paste': '粘贴文字',
  'scan.nothing': '这张图片中没有可识别的二维码。',
  'scan.fault.noAddress': '此二维码中没有钱包地址。',
  'scan.fault.otherNetwork': '此二维码属于 {network} 以外的网络。',
  'scan.fault.otherToken': '此二维码要求的代币不是这里支付的代币。',
  'scan.fault.otherCall': '此二维码要求的不是向地址付款。',
  'scan.fault.notOneReceiver': '此二维码没有指明唯一的收款方。',
  'scan.fault.name': '此二维码中是名称而不是地址，请输入地址本身。',
  'scan.fault.nobody': '无法向此地址付款：它属于某个代币，或者转到那里的币会丢失。',
  'scan.mine': '我的二维码',
  'scan.mineNote': '别人扫描后，只会填入您的用户名或编号。',
  'scan.request': '请求指定金额',
} satisfies Like<typeof english>;
