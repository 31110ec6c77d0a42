/** What the pages of `components/charts` say. */
export const charts = {
  'apex-charts': {
    oneLine: {
      title: '折线',
      text: '附表格，两者都可存为文件。',
      keys: '方向键读取各点，Home 和 End 到首尾。',
    },
    dashed: {
      title: '三条折线',
      text: '对比的用虚线；点名称可隐藏或恢复。',
      keys: '方向键读取各点，Home 和 End 到首尾。',
    },
    smooth: {
      title: '平滑面积',
      text: '曲线从不超出所连的点。',
      keys: '方向键读取各点，Home 和 End 到首尾。',
    },
    grouped: { title: '柱形', text: '每天并排。', keys: '方向键读取各点，Home 和 End 到首尾。' },
    stacked: {
      title: '堆叠柱形',
      text: '一天的总数及其构成。',
      keys: '方向键读取各点，Home 和 End 到首尾。',
    },
    bars: { title: '条形', text: '横向，名称在前。', keys: '方向键读取各点，Home 和 End 到首尾。' },
    groupedBars: { title: '分组条形', text: '每天两条。', keys: '方向键读取各点，Home 和 End 到首尾。' },
    pie: {
      title: '占比',
      text: '适合份数不多时；顺时针，镜像页面则相反。',
      keys: '方向键读取各点，Home 和 End 到首尾。',
    },
    ring: { title: '环形', text: '中间是总数。', keys: '方向键读取各点，Home 和 End 到首尾。' },
    nothing: {
      title: '没有数据',
      text: '坐标轴保留，表格会说明。',
      keys: '方向键读取各点，Home 和 End 到首尾。',
    },
    sales: { title: '单线', text: '带填充；可用指针或键盘读取。', keys: '方向键逐点读取，Home/End 到首尾。' },
    compared: { title: '对比', text: '对照线为虚线，不依赖颜色区分。' },
    gaps: { title: '缺口', text: '未知值留空，不作虚构。' },
  },
  chartjs: {
    oneLine: {
      title: '折线',
      text: '附表格，两者都可存为文件。',
      keys: '方向键读取各点，Home 和 End 到首尾。',
    },
    area: { title: '面积', text: '线下填色。', keys: '方向键读取各点，Home 和 End 到首尾。' },
    bars: { title: '双柱', text: '逐日比较。', keys: '方向键读取各点，Home 和 End 到首尾。' },
    around: { title: '雷达图', text: '两者的多项指标。', keys: '方向键读取各点，Home 和 End 到首尾。' },
    ring: { title: '环形', text: '中间是总数。', keys: '方向键读取各点，Home 和 End 到首尾。' },
    ranks: { title: '条形', text: '最长的在前，附数值与变化。' },
    way: { title: '从毛额到净额', text: '扣减项从前一项悬挂而下。' },
    shades: { title: '热力', text: '数量越多单元格颜色越深。' },
  },
}
