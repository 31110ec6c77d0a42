/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    columns: { title: '12列', text: '各部分が使う列数を決めます。' },
    responsive: { title: '画面に応じて', text: '余裕に合わせて1、2、4つ並びます。' },
    filled: { title: '自動で並ぶ', text: '入るだけの列になります。このページのカードも同じです。' },
  },
  layout: {
    frame: {
      title: '枠',
      text: 'メニューはページの横、アイコンのみ、または上。ここでの変更は自分の画面に反映されます。',
    },
    parts: {
      title: 'パート',
      text: '名前は横に、スマートフォンでは上に並びます。開いているパートはアドレスに出ます。',
    },
    columns: { title: '2 列', text: '広い列にレコード、狭い列に要点。幅が足りなければ上下に並びます。' },
  },
}
