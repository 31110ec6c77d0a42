/** What the views of published content say; part of the texts of each such area. */
export default {
  savedFirst: '保存すると版が表示されます。',
  restored: '第%{number}版を下書きに戻しました。公開中の内容は変わりません。',
  makeLink: '下書きの秘密リンク',
  linkMade: 'リンクを作成しコピーしました。',
  linkUntil: '%{time}まで有効です。',
  noRevisions: 'まだ公開されていません。',
  revision: '第%{number}版',
  isLive: '公開中',
  compare: '比較',
  restore: '復元',
  compareTitle: '第%{number}版からの変更',
  compareWith: '比較先',
  theDraft: '下書き',
}
