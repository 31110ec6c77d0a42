/** What was changed of settings; part of the texts of both areas of settings. */
export default {
  title: '変更履歴',
  setting: '設定',
  before: '変更前',
  after: '変更後',
  person: '変更者',
  at: '日時',
  none: '変更はありません。',
  group: 'グループ',
  allGroups: 'すべてのグループ',
  everybody: '全員',
  since: '期間',
  ever: '全期間',
  days: '過去%{smart_count}日',
  secretSet: 'シークレットを設定',
  secretGone: 'シークレットを削除',
}
