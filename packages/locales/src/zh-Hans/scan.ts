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
  'scan.mine': '我的二维码',
  'scan.mineNote': '别人扫描后，只会填入您的用户名或编号。',
  'scan.request': '请求指定金额',
} satisfies Like<typeof english>;
