/** What the pages of `components/charts` say. */
export const charts = {
  'apex-charts': {
    oneLine: {
      title: '折れ線',
      text: '表つき。どちらもファイルにできます。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    dashed: {
      title: '三本の線',
      text: '比べる線は破線。名前で消したり戻したりします。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    smooth: {
      title: 'なめらかな面',
      text: '結ぶ点より外へは出ません。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    grouped: {
      title: '縦棒',
      text: '日ごとに並べて。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    stacked: {
      title: '積み上げ',
      text: '一日の合計とその内訳。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    bars: {
      title: '横棒',
      text: '名前が前に立ちます。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    groupedBars: {
      title: '横棒のグループ',
      text: '一日に二本ずつ。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    pie: {
      title: '全体の内訳',
      text: '少ない内訳に。時計回り、反転ページでは逆回り。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    ring: {
      title: 'リング',
      text: '合計が中央に立ちます。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    nothing: {
      title: 'データなし',
      text: '軸は残り、表がそれを示します。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    sales: {
      title: '1本の線',
      text: '塗りつぶしの線です。ポインターでもキーボードでも読めます。',
      keys: '矢印で点を読み、Home/Endで両端へ。',
    },
    compared: { title: '比較', text: '比較の線は破線なので、色がなくても見分けられます。' },
    gaps: { title: '欠け', text: '分からない値は空けたままにします。' },
  },
  chartjs: {
    oneLine: {
      title: '折れ線',
      text: '表つき。どちらもファイルにできます。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    area: { title: '面', text: '線の下が塗られます。', keys: '矢印で点を読み、Home と End で最初と最後へ。' },
    bars: {
      title: '二本の縦棒',
      text: '日ごとに比べます。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    around: {
      title: 'レーダー',
      text: '二つのものを複数の尺度で。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    ring: {
      title: 'リング',
      text: '合計が中央に立ちます。',
      keys: '矢印で点を読み、Home と End で最初と最後へ。',
    },
    ranks: { title: '棒', text: '長い順に、数値と変化を添えます。' },
    way: { title: '総額から純額へ', text: '引かれる額は直前の額から下がります。' },
    shades: { title: '濃淡', text: '多いほど濃くなる表です。' },
  },
}
