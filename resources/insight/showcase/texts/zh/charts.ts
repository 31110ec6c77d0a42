/** What the pages of `components/charts` say. */
export const charts = {
  'apex-charts': {
    sales: { title: '单线', text: '带填充；可用指针或键盘读取。', keys: '方向键逐点读取，Home/End 到首尾。' },
    compared: { title: '对比', text: '对照线为虚线，不依赖颜色区分。' },
    gaps: { title: '缺口', text: '未知值留空，不作虚构。' },
  },
  chartjs: {
    ranks: { title: '条形', text: '最长的在前，附数值与变化。' },
    way: { title: '从毛额到净额', text: '扣减项从前一项悬挂而下。' },
    shades: { title: '热力', text: '数量越多单元格颜色越深。' },
  },
}
