/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    columns: { title: '十二列', text: '每部分声明占几列。' },
    responsive: { title: '随窗口变化', text: '按空间每行一、二或四个。' },
    filled: { title: '自动填充', text: '能放几列放几列，本页卡片即如此。' },
  },
}
