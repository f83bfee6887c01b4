import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': '导出文件',
  'exports.note': '您从列表生成的大文件。每个文件保留 24 小时，仅供您本人下载。一次生成一个，每天最多 20 个文件。',
  'exports.none': '尚未生成大文件。超过 10,000 行的列表在导出时会提供此选项。',
  'exports.list': '列表',
  'exports.filter': '筛选',
  'exports.all': '全部',
  'exports.rows': '行数',
  'exports.size': '大小',
  'exports.state.waiting': '等待中',
  'exports.state.running': '生成中',
  'exports.state.done': '已完成',
  'exports.state.failed': '失败',
  'exports.failure.rows': '列表超过 1,000,000 行。',
  'exports.failure.right': '您的角色已无权查看此列表。',
  'exports.failure.asked': '列表不支持此筛选条件。',
  'exports.failure.attempts': '生成多次中断，请重新请求。',
  'exports.download': '下载',
  'exports.keptUntil': '保留至 {time}',
} satisfies Like<typeof english>;
