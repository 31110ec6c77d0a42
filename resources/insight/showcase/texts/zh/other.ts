/** What the pages of `components/other` say. */
export const other = {
  divider: {
    plain: { title: '两者之间', text: '边框颜色的细线。' },
    words: { title: '带文字', text: '居中、行首、行尾。' },
    upright: { title: '竖向', text: '用于并排元素之间。' },
    dashed: { title: '虚线', text: '更轻，用于相关内容之间。' },
  },
  'config-provider': {
    spoken: { title: '独立的语言', text: '表格、分页、日期和询问都用它，页面语言不变。' },
    bothWays: { title: '独立的方向', text: '只有其中的内容翻转，方向键也随之。' },
    sized: { title: '统一尺寸', text: 'MUI 部件从外层主题取得尺寸。' },
    look: { title: '明与暗', text: '页面上的一个属性；颜色皆为令牌。' },
    direction: { title: '方向', text: '整个产品镜像翻转，MUI 组件亦然。' },
    language: { title: '语言', text: '文本、日期与数字随之改变，已输入内容保留。' },
  },
  anchor: {
    followed: { title: '跟随', text: '滚动时标记随之移动；文档页也是如此。' },
    told: { title: '得知', text: '需要时可得知正在阅读哪一部分。' },
    levels: { title: '两级', text: '下属部分列在其下；指向本页的卡片。' },
    still: { title: '静态', text: '名称固定在区域上方。' },
    pressed: { title: '点击事件', text: '外部可得知点了哪一项。' },
    marked: { title: '自定义高亮', text: '始终高亮指定的一项。' },
    offset: { title: '偏移', text: '为顶部遮挡留出空间。' },
  },
  backtop: {
    inBox: { title: '区域内', text: '滚动四百像素后出现；焦点随之返回。' },
    ofPage: { title: '整页', text: '把页面加长并滚动：按钮出现在下缘。文档页也有。' },
    own: { title: '自定义样式', text: '区域下方的文字按钮。' },
  },
}
