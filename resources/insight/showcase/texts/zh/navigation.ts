/** What the pages of `components/navigation` say. */
export const navigation = {
  breadcrumb: {
    way: { title: '路径', text: '窄窗口中只保留返回路径。' },
    mui: { title: '其他分隔符', text: '页面内使用的 MUI 面包屑。' },
    drawn: { title: '带图标', text: '箭头随页面方向翻转。' },
  },
  dropdown: {
    acts: {
      title: '三点菜单',
      text: '分组；一项禁用，一项危险。',
      keys: '方向键循环，字母跳到对应项，Esc 关闭。',
    },
    panel: { title: '带链接', text: '与页眉相同；转到其他页面即关闭。', keys: '方向键打开并在其中移动。' },
    mui: { title: 'MUI 菜单', text: '采用产品外观。' },
    hover: { title: '悬停打开', text: '鼠标停留即打开，点击也可以。' },
    told: { title: '选择事件', text: '外部可得知选了哪一项。' },
    cascading: { title: '多级菜单', text: '一项可打开其下级菜单。', keys: '→ 打开，← 返回。' },
    rightPress: { title: '右键菜单', text: '在指针处打开，按 Enter 也可以。' },
    placements: { title: '六个方位', text: '上方或下方，起始、居中或末尾。' },
    trigger: { title: '打开方式', text: '仅点击，或悬停也可打开。' },
    split: { title: '分裂按钮', text: '直接执行常用操作，也可换成另一个。' },
    staysOpen: { title: '保持打开', text: '可连续勾选多项。' },
  },
  pagination: {
    grid: { title: '图片网格分页', text: '前后翻页，中间显示当前位置。' },
    numbers: { title: '页码', text: 'MUI 分页，按页码选择。' },
    sizes: { title: '每页条数', text: 'MUI 分页，采用列表用语。' },
    many: { title: '页数很多', text: '省略远处的页码，首尾保留。' },
    jump: { title: '跳转页码', text: '输入页码，超出范围取最近的一页。' },
    mini: { title: '小尺寸', text: '用于空间有限之处。' },
    controlled: { title: '受控', text: '其他按钮也能翻页。' },
    total: { title: '显示总数', text: '显示当前范围和总数。' },
    labels: { title: '文字按钮', text: '首尾按钮用文字说明。' },
  },
  steps: {
    numbered: { title: '表单步骤', text: '编号标签；已过的标为完成。' },
    mui: { title: '只读步骤', text: 'MUI 步骤条，不可点击；第二步有误。' },
    upright: { title: '带内容', text: '一次展开一步；最后一步回到第一步。' },
  },
  menu: {
    parts: { title: '页面分区菜单', text: '位于侧边，手机上在上方；地址标明所在分区。' },
    lines: { title: '带图标的菜单项', text: '常开的 MUI 菜单列表。', keys: '方向键循环，字母跳到对应项。' },
    folded: { title: '折叠', text: '一次只展开一个分支。' },
  },
  affix: {
    above: { title: '顶部固定', text: '内容滚动时保持可见。', keys: '滚动区可聚焦，用方向键滚动。' },
    below: { title: '底部固定', text: '如同表单的保存栏。' },
    told: { title: '状态感知', text: '知道自己是否已固定。' },
  },
}
