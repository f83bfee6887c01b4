import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': '新版本已就緒。',
  'version.use': '更新',
  'version.install': '安裝應用程式',
  'version.guideTitle': '加入主畫面',
  'version.guideShare': '點按 Safari 工具列中的「分享」。',
  'version.guideAdd': '向下捲動並點按「加入主畫面」。',
  'version.guideOpen': '點按「加入」。之後 Greenhall 會像其他應用程式一樣開啟。',
  'version.offer': '隨手開啟 Greenhall',
  'version.offerNote': '從主畫面可立即開啟，並在有新消息時通知您。',
  'version.push': '開啟通知',
} satisfies Like<typeof english>;
