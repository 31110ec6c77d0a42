/** What the pages of `components/data-entry` say. */
export const dataEntry = {
  'auto-complete': {
    fabrics: {
      title: '输入查找',
      text: '输入词的任意部分即可。',
      keys: '方向键移动，Enter 选定，Esc 离开。',
    },
    titles: { title: '来自店铺', text: '有权查询者可选店铺品牌，其他人自由输入。' },
    off: { title: '锁定', text: '下方说明原因。' },
  },
  checkbox: {
    one: { title: '单个', text: 'MUI 复选框，标签也可点击。', keys: '空格键勾选或取消。' },
    locked: { title: '禁用', text: '已选、部分选中与未选。' },
    driven: { title: '由按钮控制', text: '状态和可否更改都由外部决定。' },
    inGrid: { title: '网格', text: '按宽度分列，上下对齐。' },
    several: { title: '多选', text: '每行尽量多放。', keys: '空格键勾选或取消。' },
    ofField: { title: '商品字段', text: '从描述符给出的值中多选。' },
    all: { title: '全部或部分', text: '选中部分时，上方复选框为半选。' },
  },
  'date-picker': {
    day: {
      title: '日期',
      text: '按语言习惯输入，或从月历选择。',
      keys: 'Alt+↓ 打开月历；方向键按日、周移动，翻页键按月。',
    },
    moment: { title: '时刻', text: '店铺时钟上的日期与时间，并标明时区。' },
    range: { title: '起止', text: '两个日期；结束不得早于开始。' },
    periods: {
      title: '常用时段',
      text: '点击一次即填入起止日期，之后仍可修改。',
    },
  },
  form: {
    side: { title: '业务字段', text: '标签、说明与输入均来自描述符。' },
    checked: { title: '校验', text: '第一个错误获得焦点并说明原因。', keys: '在字段中按 Enter 提交表单。' },
    states: { title: '状态', text: '带说明、有错误、已锁定：均与输入关联。' },
    depends: {
      title: '按需填写',
      text: '只有某些选项才需要的字段会随之出现，并成为必填项。',
    },
    repeated: {
      title: '数量不限',
      text: '可添加或移除行，新行自动获得焦点。',
    },
  },
  input: {
    kinds: { title: '类型', text: '文本、短链、网址、电话：各自规整输入。' },
    lines: { title: '多行', text: '空间不足时显示字数。' },
    affixes: { title: '前后缀', text: '输入前的单位，其后的清除按钮。' },
    formatted: {
      title: '富文本',
      text: '描述编辑器，出现时才加载。',
      keys: 'Ctrl+B 加粗，Ctrl+I 斜体，Ctrl+K 链接。',
    },
  },
  'input-number': {
    money: { title: '金额', text: '以派士保存，按语言的分隔符显示卢比。' },
    percent: { title: '百分比', text: '逗号或点，依语言而定。' },
    whole: { title: '整数', text: '无法识别的输入保留原样，由校验指出。' },
  },
  radio: {
    locked: { title: '禁用', text: '保留已选的值。' },
    more: { title: '其他', text: '没有合适的选项时自行填写。' },
    named: { title: '两组', text: '各有名称，方向键只在组内移动。' },
    sizes: { title: '尺寸', text: '行内空间不足时用小号。' },
    side: { title: '并排', text: '少数几个值，选其一。', keys: '方向键选择。' },
    mui: { title: '竖排', text: '名称较长时用 MUI 单选；最后一项禁用。' },
    languages: { title: '语言', text: '每种语言以自身书写和朗读。' },
  },
  rate: {
    whole: { title: '整星', text: 'MUI 星级；点一下即可，以数字朗读。', keys: '方向键选择。' },
    inWords: { title: '文字说明', text: '每颗星对应一个词，选择之前就会显示。' },
    cleared: { title: '清除', text: '再点一次即取消，按钮也一样。' },
    signs: { title: '其他符号', text: '用心形、字母或笑脸代替星形。' },
    stars: { title: '客户评分', text: '以数字朗读。' },
    given: { title: '打分', text: 'MUI 星级，支持半星。', keys: '方向键选择。' },
    readOnly: { title: '平均分', text: '只读；星的一部分也计入。' },
  },
  select: {
    ofField: { title: '商品字段', text: '浏览器原生控件，键盘与触控支持最佳。' },
    country: { title: '国家', text: '按页面语言命名和排序。' },
    locked: { title: '禁用', text: '保留已选的值。' },
    linked: {
      title: '联动',
      text: '第一项的选择决定第二项的选项。',
    },
    several: {
      title: '多选',
      text: '选项不多时以复选框列出，较多时输入查找。',
    },
  },
  slider: {
    typed: { title: '配合数字', text: '拖动或输入；超出范围时取最近的一端。' },
    ends: { title: '两端图标', text: '靠近的一端更醒目。' },
    formatted: { title: '带单位', text: '按半厘米显示并朗读。' },
    upright: { title: '竖直', text: '单值，以及带刻度的区间。', keys: '↑ 和 ↓ 移动。' },
    told: { title: '过程与结果', text: '拖动经过的值，以及松开时的值。' },
    tips: { title: '上方数值', text: '始终显示，或从不显示。' },
    reversed: { title: '反向', text: '第一位在另一端。' },
    one: { title: '单值', text: 'MUI 滑块，数值显示在下方。', keys: '方向键步进 1，翻页键步进 10。' },
    range: { title: '区间', text: '两端各有名称，并以卢比读出。' },
    marks: { title: '刻度', text: '只能选刻度上的值。' },
  },
  switch: {
    locked: { title: '禁用', text: 'MUI 开关，开与关。' },
    signs: { title: '内含符号', text: '不靠颜色也能看出开关。', keys: '空格键切换。' },
    sizes: { title: '尺寸', text: '行内空间不足时用小号。' },
    busy: { title: '处理中', text: '收到结果后才切换，之前锁定。' },
    line: { title: '开关', text: '标签是它的一部分。', keys: '空格键切换。' },
    ofField: { title: '业务字段', text: '带说明；第二个已禁用。' },
    settings: { title: '设置中', text: 'MUI 开关，名称不足时附一句说明。' },
  },
  'time-picker': {
    time: { title: '时间', text: '可用任意常见写法：9、930、9.30 pm。' },
    moment: { title: '含日期', text: '决定商品何时上线的字段。' },
    locked: { title: '锁定', text: '下方说明原因。' },
  },
  upload: {
    drop: { title: '拖放、粘贴、选择', text: '此处文件仅留在浏览器中。' },
    chosen: { title: '单个文件', text: '一个按钮；可再次选择同一文件。' },
    onItsWay: { title: '发送中', text: '此例总在 60% 时失败；可重试或放弃。' },
  },
  cascader: {
    levels: {
      title: '逐级选择',
      text: '任何一级都可选；输入文字可在整棵树中查找。分类就是这样选定上级的。',
      keys: '→ 进入下级，← 返回，Enter 选定。',
    },
    required: { title: '必填', text: '始终有一个选项，不能清除。' },
    locked: { title: '锁定', text: '原因显示在下方。' },
  },
  mentions: {
    people: {
      title: '同事',
      text: '输入 @ 即可查找；从文字中删除的人不再被提及。在订单中，对方会收到消息。',
      keys: '方向键移动，Enter 或 Tab 选定，Esc 关闭。',
    },
    most: { title: '最多一人', text: '已提及一人后，@ 不再查找。' },
    read: { title: '阅读', text: '姓名突出显示；邮箱地址不算姓名。' },
  },
  transfer: {
    columns: {
      title: '有顺序',
      text: '逐个或多个一起移动；导出的列就是这样选的。',
      keys: '方向键移动，空格选择，Ctrl+A 全选，Enter 移动一项。',
    },
    many: { title: '大量', text: '三百项，每个列表有自己的搜索和计数。' },
  },
  'tree-select': {
    several: {
      title: '多选',
      text: '树保持打开；所选按顺序列在下方。',
      keys: '按钮打开，按键同树，Esc 关闭。',
    },
    one: { title: '单选', text: '选定后关闭。' },
    ofField: { title: '优惠券的字段', text: '按文字查找分类；有权限者还可从树中选择。' },
  },
}
