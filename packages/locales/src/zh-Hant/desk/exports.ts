import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': '匯出檔案',
  'exports.note': '您從清單產生的大型檔案。每個檔案保留 24 小時，僅供您本人下載。一次產生一個，每天最多 20 個檔案。',
  'exports.none': '尚未產生大型檔案。超過 10,000 列的清單在匯出時會提供此選項。',
  'exports.list': '清單',
  'exports.filter': '篩選',
  'exports.all': '全部',
  'exports.rows': '列數',
  'exports.size': '大小',
  'exports.state.waiting': '等待中',
  'exports.state.running': '產生中',
  'exports.state.done': '已完成',
  'exports.state.failed': '失敗',
  'exports.failure.rows': '清單超過 1,000,000 列。',
  'exports.failure.right': '您的角色已無權檢視此清單。',
  'exports.failure.asked': '清單不支援此篩選條件。',
  'exports.failure.attempts': '產生多次中斷，請重新請求。',
  'exports.download': '下載',
  'exports.keptUntil': '保留至 {time}',
} satisfies Like<typeof english>;
