/** What the views of published content say; part of the texts of each such area. */
export default {
  savedFirst: '保存后将显示版本。',
  restored: '版本%{number}已恢复为草稿，线上内容不变。',
  makeLink: '草稿的私密链接',
  linkMade: '链接已生成并复制。',
  linkUntil: '有效期至%{time}。',
  noRevisions: '尚未发布任何版本。',
  revision: '版本%{number}',
  isLive: '线上',
  compare: '比较',
  restore: '恢复',
  compareTitle: '自版本%{number}以来的变化',
  compareWith: '比较对象',
  theDraft: '草稿',
}
