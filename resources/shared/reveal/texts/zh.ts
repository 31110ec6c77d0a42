/** What every area says where records are found by a value that is hidden in them. */
export const findHidden = {
  action: '按隐藏信息查找',
  own: {
    value: '完整信息',
    valueHelp: '来电者提供的完整电话号码或电子邮箱。每小时最多 30 次。',
    reason: '原因',
    reasonHelp: '您的姓名和原因会记录在所找到记录的历史中。',
    none: '没有记录包含该信息。',
    submit: '查找',
  },
}
