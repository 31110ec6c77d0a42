/** Settings as a file; part of the texts of both areas of settings. */
export default {
  title: '保存与载入',
  hint: '文件包含除密钥以外的所有值。应用之前会显示将改变的内容。',
  save: '保存为文件',
  choose: '载入文件…',
  unreadable: '这不是设置文件。',
  discard: '放弃',
  apply: '应用 %{smart_count} 项更改',
  counts: '%{changed} 项将更改，%{same} 项不变，%{refused} 项无法采用。',
  current: '当前',
  inFile: '文件中',
  waits: '须他人批准',
  waiting: '%{smart_count} 项更改等待他人批准。',
}
