/** Settings as a file; part of the texts of both areas of settings. */
export default {
  title: '保存と読み込み',
  hint: 'ファイルには秘密以外のすべての値が入ります。適用する前に、何が変わるかが表示されます。',
  save: 'ファイルに保存',
  choose: 'ファイルを読み込む…',
  unreadable: '設定のファイルではありません。',
  discard: '破棄',
  apply: '%{smart_count} 件の変更を適用',
  counts: '%{changed} 件変更、%{same} 件そのまま、%{refused} 件は取り込めません。',
  current: '現在',
  inFile: 'ファイル',
  waits: '2人目の承認が必要',
  waiting: '%{smart_count} 件の変更が2人目の承認を待っています。',
}
