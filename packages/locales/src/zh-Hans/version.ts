import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': '新版本已就绪。',
  'version.use': '更新',
  'version.install': '安装应用',
  'version.guideTitle': '添加到主屏幕',
  'version.guideShare': '点按 Safari 工具栏中的“共享”。',
  'version.guideAdd': '向下滚动并点按“添加到主屏幕”。',
  'version.guideOpen': '点按“添加”。之后 Greenhall 会像其他应用一样打开。',
  'version.offer': '随手打开 Greenhall',
  'version.offerNote': '从主屏幕可立即打开，并在有新消息时通知您。',
  'version.push': '开启通知',
} satisfies Like<typeof english>;
