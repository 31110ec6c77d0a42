/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    columns: { title: '12列', text: '各部分が使う列数を決めます。' },
    responsive: { title: '画面に応じて', text: '余裕に合わせて1、2、4つ並びます。' },
    filled: { title: '自動で並ぶ', text: '入るだけの列になります。このページのカードも同じです。' },
  },
}
