import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': '書き出し',
  'exports.note':
    '一覧から作成を依頼した大きなファイルです。それぞれ24時間、ご本人だけが取得できます。同時に作成できるのは1つ、1日20ファイルまでです。',
  'exports.none': '大きなファイルはありません。1万行を超える一覧を書き出すと、作成を選べます。',
  'exports.list': '一覧',
  'exports.filter': '絞り込み',
  'exports.all': 'すべて',
  'exports.rows': '行数',
  'exports.size': 'サイズ',
  'exports.state.waiting': '待機中',
  'exports.state.running': '作成中',
  'exports.state.done': '完了',
  'exports.state.failed': '失敗',
  'exports.failure.rows': '一覧が100万行を超えています。',
  'exports.failure.right': '現在の役割ではこの一覧を閲覧できません。',
  'exports.failure.asked': 'この絞り込みでは一覧を取得できません。',
  'exports.failure.attempts': '作成が何度も中断されました。もう一度依頼してください。',
  'exports.download': 'ダウンロード',
  'exports.keptUntil': '{time}まで保管',
} satisfies Like<typeof english>;
