/** What the pages of `components/other` say. */
export const other = {
  divider: {
    plain: { title: '两者之间', text: '边框颜色的细线。' },
    words: { title: '带文字', text: '居中、行首、行尾。' },
    upright: { title: '竖向', text: '用于并排元素之间。' },
  },
  'config-provider': {
    look: { title: '明与暗', text: '页面上的一个属性；颜色皆为令牌。' },
    direction: { title: '方向', text: '整个产品镜像翻转，MUI 组件亦然。' },
    language: { title: '语言', text: '文本、日期与数字随之改变，已输入内容保留。' },
  },
}
