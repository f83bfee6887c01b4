import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': 'パラメーター',
  'parameters.note':
    '1人のオペレーターが範囲内の値を提案し、別のオペレーターが承認します。会員に関わるものは会員に告知され、承認の1日後に適用されます。その他はすぐに適用されます。',
  'parameters.parameter': 'パラメーター',
  'parameters.now': '適用中',
  'parameters.ahead': '今後',
  'parameters.bounds': '範囲',
  'parameters.between': '{min}～{max}',
  'parameters.felt.members': '会員に影響',
  'parameters.felt.operators': 'オペレーターのみ',
  'parameters.announced': '{time}から{value}',
  'parameters.waits': '{value}（提案：{name}）',
  'parameters.shipped': '初期値',
  'parameters.since': '{time}以降',
  'parameters.by': '提案：{maker}、承認：{checker}',
  'parameters.before': '以前',
  'parameters.propose': '値を提案',
  'parameters.value': '新しい値',
  'parameters.noteMembers': '別のオペレーターが承認すると会員に告知され、1日後に適用されます。',
  'parameters.noteOperators': '別のオペレーターが承認するとすぐに適用されます。',
  'parameters.others': '専用ページのある規則',
  'parameters.name.inspectionsAnHour': 'オペレーター1人あたりの1時間の閲覧回数',
  'parameters.name.serviceOpens': 'サポートの受付開始（UTC 0時からの分数）',
  'parameters.name.serviceHours': 'サポートの1日の受付時間',
  'parameters.name.serviceDays': 'サポートが受け付ける週の日数（月曜日から）',
  'parameters.name.serviceAnswer': 'サポートが通常返信するまでの受付時間',
  'parameters.name.claimMinutes': '認証が審査者に割り当てられている時間',
  'parameters.name.shopAlone': 'オペレーター1人で決められる注文の返金額と1日のクーポン額',
  'console.proposalKind.parameter': 'パラメーター',
} satisfies Like<typeof english>;
