/** What was changed of settings; part of the texts of both areas of settings. */
export default {
  title: '更改记录',
  setting: '设置',
  before: '更改前',
  after: '更改后',
  person: '更改人',
  at: '时间',
  none: '没有更改。',
  group: '分组',
  allGroups: '所有分组',
  everybody: '所有人',
  since: '时间范围',
  ever: '全部时间',
  days: '最近 %{smart_count} 天',
  secretSet: '设置了密钥',
  secretGone: '清除了密钥',
}
