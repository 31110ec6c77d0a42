/** What the pages of `components/charts` say. */
export const charts = {
  'apex-charts': {
    sales: {
      title: '1本の線',
      text: '塗りつぶしの線です。ポインターでもキーボードでも読めます。',
      keys: '矢印で点を読み、Home/Endで両端へ。',
    },
    compared: { title: '比較', text: '比較の線は破線なので、色がなくても見分けられます。' },
    gaps: { title: '欠け', text: '分からない値は空けたままにします。' },
  },
  chartjs: {
    ranks: { title: '棒', text: '長い順に、数値と変化を添えます。' },
    way: { title: '総額から純額へ', text: '引かれる額は直前の額から下がります。' },
    shades: { title: '濃淡', text: '多いほど濃くなる表です。' },
  },
}
