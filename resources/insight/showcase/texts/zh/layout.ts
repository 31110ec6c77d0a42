/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    columns: { title: '十二列', text: '每部分声明占几列。' },
    responsive: { title: '随窗口变化', text: '按空间每行一、二或四个。' },
    filled: { title: '自动填充', text: '能放几列放几列，本页卡片即如此。' },
  },
  layout: {
    frame: { title: '框架', text: '菜单在页面旁边、收成图标或在上方；此处更改的是您自己的框架。' },
    parts: { title: '分区', text: '各部分名称在侧边，手机上在上方；地址标明打开的部分。' },
    columns: { title: '两栏', text: '宽栏放记录，窄栏放要点；空间不足时上下排列。' },
  },
}
