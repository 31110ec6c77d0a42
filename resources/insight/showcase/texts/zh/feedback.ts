/** What the pages of `components/feedback` say. */
export const feedback = {
  alert: {
    tones: { title: '语气', text: '信息、警告、错误：图标与颜色同时表达。' },
    actions: { title: '带操作', text: '可采取的操作就在旁边。' },
    urgent: { title: '紧急', text: '立即向看不到的人朗读。' },
  },
  message: {
    kinds: { title: '类型', text: '告知已完成的事；错误比成功停留更久。' },
    repeated: { title: '重复', text: '相同消息只计数，不重复显示；请多按几次。' },
    duration: { title: '时长', text: '可指定停留时间；指针悬停时不消失。' },
  },
  notification: {
    undo: { title: '撤销', text: '消息显示期间可以撤回刚才的操作。' },
    stays: { title: '手动关闭', text: '用于不可错过的消息。' },
    several: { title: '多条', text: '同时最多三条，其余排队等候。' },
  },
  modal: {
    ask: { title: '询问', text: '焦点落在安全的选项上。', keys: 'Esc 关闭；Tab 留在窗口内；焦点回到按钮。' },
    form: { title: '表单', text: '有内容可保存时按钮才可用。' },
    sizes: { title: '大小', text: '空间足够时为 440、600 或 900 像素。' },
    busy: {
      title: '进行中',
      text: '完成之前按钮不接受再次点击。',
    },
    long: {
      title: '长内容',
      text: '标题和按钮始终可见，中间部分滚动。',
      keys: '方向键滚动获得焦点的部分。',
    },
  },
  drawer: {
    facts: { title: '页面旁', text: '与窗口同高，位于行尾一侧。', keys: '按 Esc 或点击旁边即可关闭。' },
    form: { title: '带表单', text: '不离开页面即可编辑业务区字段。' },
    sides: { title: '其他方向', text: 'MUI 抽屉，与窄窗口导航相同。' },
    levels: {
      title: '两层',
      text: '第二层位于第一层之上，各自关闭。',
      keys: 'Esc 只关闭上面一层。',
    },
  },
  popconfirm: {
    confirm: { title: '按钮旁', text: '不必动用整个对话框的小确认。', keys: 'Esc 关闭；Tab 留在其中。' },
    skipped: { title: '是否询问', text: '没有损失风险时不询问。' },
    reason: { title: '需说明原因', text: '需要填写理由时。' },
  },
  progress: {
    upload: { title: '文件进度', text: '显示已发送的比例，并可中止。' },
    failed: { title: '失败', text: '说明中断原因，并可重试。' },
    bar: { title: '进度条', text: 'MUI 进度条采用产品配色，旁边写出数值。' },
  },
  result: {
    page: { title: '整页', text: '说明结果并给出下一步，最有用的在前。' },
    fault: { title: '故障', text: '用文字说明问题以及如何重试。' },
    noAccess: { title: '无权限', text: '说明谁可以，而非简单拒绝。' },
  },
  skeleton: {
    bars: { title: '行', text: '灰条与内容同大，加载完成时不跳动。' },
    form: { title: '表单', text: '由描述符计算：标题先出，值以灰条占位。' },
    shapes: { title: '图片与按钮', text: '任意宽高。' },
  },
  spin: {
    page: { title: '页面', text: '等待极短时不显示任何内容。' },
    circle: { title: '按钮内', text: '需要表现几秒等待时使用 MUI 圆环。' },
    delayed: { title: '不闪烁', text: '少于半秒的等待不显示提示。' },
  },
}
