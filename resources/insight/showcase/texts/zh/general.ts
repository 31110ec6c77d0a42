/** What the pages of `components/general` say. */
export const general = {
  button: {
    chosen: { title: '统一尺寸', text: '上方一次选择即可。' },
    late: { title: '延迟显示处理中', text: '先等半秒，快速完成时不闪烁。' },
    grouped: { title: '按钮组', text: 'MUI 按钮组，选中其一。' },
    split: {
      title: '附更多操作',
      text: '常用操作直接点击，其余在三点菜单中。',
      keys: '方向键浏览菜单，Esc 关闭。',
    },
    onDark: { title: '深色背景上', text: '仅有描边。' },
    wide: { title: '撑满宽度', text: '虚线按钮用于新增。' },
    looks: { title: '样式', text: '每页一个主按钮，其余保持低调。', keys: '按 Enter 或空格键触发。' },
    danger: { title: '危险操作', text: '用于无法撤回的操作。' },
    sizes: { title: '大小', text: '小按钮用于表格和文字旁；禁用时不响应点击。' },
    busy: { title: '执行中', text: '执行期间不接受第二次点击。' },
    icons: { title: '图标与链接', text: '单独的图标带有悬停可见的名称；通向页面的是链接。' },
  },
  icon: {
    find: { title: '全部图标', text: '用于各业务区和菜单；点击即可复制名称。' },
    glyphs: { title: '大小', text: '默认与周围文字同大，也可指定。' },
    mirrored: { title: '镜像', text: '在从右到左的页面中，前进箭头会自动翻转。' },
    colours: { title: '颜色', text: '跟随文字颜色；令牌保证明暗主题下的对比度。' },
  },
  typography: {
    headings: { title: '四级标题', text: '字号取自设计变量；级别由在页面中的位置决定。' },
    kinds: { title: '文字种类', text: '重要之处，从不只靠颜色表达。' },
    edited: { title: '就地编辑', text: '名称可以就地修改，也可以复制。', keys: 'Enter 保存，Esc 放弃。' },
    rows: { title: '三行', text: '其余内容按一下展开。' },
    suffix: { title: '保留结尾', text: '中间省略，末尾的编码始终可见。' },
    document: { title: '文档', text: '段落、列表、引用和代码，与文档页面一致。' },
    formatted: { title: '富文本', text: '员工在编辑器中撰写的内容，有害部分已清除。' },
    oneLine: { title: '单行', text: '过长时以省略号截断，悬停可见全文。' },
    pieces: { title: '片段', text: '单元格中的代码、等宽数字、标记和次要文字。' },
    found: { title: '命中词', text: '搜索词在文中高亮显示。' },
  },
}
