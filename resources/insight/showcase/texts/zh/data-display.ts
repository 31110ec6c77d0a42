/** What the pages of `components/data-display` say. */
export const dataDisplay = {
  avatar: {
    initials: { title: '首字母', text: '取首尾两词的首字母；悬停显示姓名。' },
    several: { title: '多人', text: '最多四个，并显示其余人数。' },
    pictures: { title: '图片', text: '没有图片时显示同样大小的占位标记。' },
  },
  badge: {
    count: { title: '计数', text: '显示待处理数量；为零时不显示。' },
    overflow: { title: '溢出', text: '超过上限时以加号表示。' },
    dot: { title: '圆点', text: '有新内容，不论多少。' },
  },
  card: {
    section: { title: '记录片段', text: '记录页面的卡片，由描述符计算得出。' },
    actions: { title: '带操作', text: '采用产品外观的 MUI 卡片。' },
    loading: { title: '加载中', text: '卡片保持大小，下方内容不移动。' },
  },
  collapse: {
    questions: { title: '问题', text: '各自展开，并有独立地址。', keys: '按 Enter 或空格键展开和收起。' },
    one: { title: '一次一个', text: 'MUI 折叠面板：展开一个会收起另一个。' },
    found: { title: '搜索命中', text: '搜索会展开命中项并高亮词语。' },
  },
  descriptions: {
    record: { title: '记录字段', text: '每种字段以各自方式显示值。' },
    facts: { title: '系统信息', text: '创建与修改时间，以及可复制的编号。' },
    money: { title: '金额明细', text: '逐步列出，合计单独突出。' },
  },
  empty: {
    plain: { title: '暂无内容', text: '一幅图、一句说明，仅此而已。' },
    first: { title: '带第一步', text: '有权限的人可以直接开始。' },
    noMatch: { title: '没有结果', text: '引导回到有内容的状态。' },
  },
  list: {
    ordered: { title: '可排序', text: '可拖动或用按钮移动；焦点跟随被移动项。' },
    lines: { title: '带图片', text: 'MUI 列表配产品图片组件。' },
    more: { title: '按需加载', text: '后续项出现在下方，上方不动。' },
  },
  popover: {
    press: { title: '点击', text: '在所属元素旁的小对话框。', keys: 'Esc 关闭；Tab 留在其中。' },
    hover: { title: '悬停', text: '鼠标停留时打开，点击亦可。' },
    colour: { title: '颜色', text: '标签的字段：色块旁弹出调色板。', keys: '方向键在调色板中移动。' },
  },
  statistic: {
    figures: { title: '指标', text: '以各自单位、按语言习惯书写。' },
    compared: { title: '对比', text: '颜色表示好坏，箭头表示方向。' },
    change: { title: '仅变化', text: '以文字朗读。' },
  },
  table: {
    plain: { title: '普通', text: '用于页面或对话框内；过宽时横向滚动。' },
    total: { title: '带合计', text: '数字在列尾对齐。' },
    shades: { title: '着色', text: '数值越大颜色越深，数字始终可读。' },
    sorted: { title: '排序', text: '按上方所选项排序。' },
    selected: {
      title: '可选择',
      text: '选中多行后一次处理。',
      keys: '空格键选中焦点所在的行。',
    },
    opened: {
      title: '可展开',
      text: '行的详情显示在其下方，按钮会说明是否已展开。',
    },
  },
  tabs: {
    parts: { title: '页面分区', text: 'Tab 键只停一次。', keys: '方向键切换，Home/End 到首尾。' },
    problems: { title: '内部错误', text: '标签显示其中的错误数。' },
    mui: { title: 'MUI 标签', text: '采用产品外观；最后一个已禁用。' },
  },
  tag: {
    tones: { title: '语气', text: '形状与颜色表达同样含义。' },
    states: { title: '业务状态', text: '文字与语气来自描述符的流程。' },
    values: { title: '单元格值', text: '标记、颜色、是与否。' },
    removable: {
      title: '可移除',
      text: 'MUI 标签，各自可移除。',
      keys: 'Delete 或 Backspace 移除焦点所在项。',
    },
    pressed: {
      title: '可开关',
      text: '每个标签可开可关，如同始终可见的筛选条件。',
      keys: '空格键或回车键切换获得焦点的标签。',
    },
  },
  timeline: {
    history: { title: '记录历史', text: '谁在何时做了什么，最新在前。' },
    reasons: { title: '带原因', text: '系统自动执行的操作及其原因。' },
    steps: { title: '走向目标', text: '已完成的带时间，后续待办。' },
  },
  tooltip: {
    onButtons: { title: '图标', text: '悬停或键盘聚焦时显示名称。', keys: '聚焦时显示，Esc 隐藏。' },
    onTime: { title: '时间', text: '显示多久之前，提示中为准确时间。' },
    anywhere: { title: '任意元素', text: '一个属性即可；绘制层全页共用一份。' },
  },
  calendar: {
    month: {
      title: '月',
      text: '点日期添加，拖动移动；放不下的显示数量。',
      keys: '方向键逐日移动，Enter 添加。',
    },
    day: { title: '按小时', text: '重叠的并排显示；从八点开始显示。', keys: '区域可聚焦，方向键滚动。' },
    agenda: { title: '列表', text: '逐日列出，手机上如此显示。' },
  },
  carousel: {
    several: { title: '同时多项', text: '如评价中的图片；不会自动移动。', keys: '该行可聚焦，方向键滚动。' },
    one: { title: '每次一项', text: '与所在位置同宽。' },
    few: { title: '全部放得下', text: '此时没有按钮。' },
  },
  comment: {
    said: { title: '单条', text: '谁、何时、告知谁。' },
    thread: { title: '对话', text: '客户、内部备注、回复各有样式。' },
    write: { title: '撰写', text: '加在其他评论之后；此处不会通知任何人。' },
  },
  tree: {
    read: {
      title: '单选',
      text: '下级由箭头展开；一行已停用。',
      keys: '↑ ↓ 移动，→ ← 展开收起，字母查找，Enter 选择。',
    },
    checked: { title: '勾选', text: '各自独立：分支与其内容是不同选项。', keys: '空格勾选或取消。' },
    later: { title: '展开时加载', text: '稍后出现；“Men”下级需重试一次。' },
  },
}
