/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    finer: { title: '24 列', text: '列の数は自由に決められます。' },
    gutter: { title: '間隔', text: '固定、ウィンドウに応じて、または行間だけ。' },
    offset: { title: 'ずらす', text: '要素の前に列を空けます。' },
    pushed: {
      title: '前後の入れ替え',
      text: '見える順と読み上げる順が変わるので、順序のないものだけに使います。',
    },
    justified: { title: '行の中の位置', text: '余裕があるとき、どこに置くか。' },
    aligned: { title: '縦の位置', text: '高さの違う要素を並べるとき。' },
    ordered: { title: '別の順序', text: 'ウィンドウの幅で変わります。読み上げはコードの順です。' },
    several: {
      title: '組み合わせ',
      text: '幅とずれをウィンドウごとに。一つは残り全部、一つは中身の分だけ。',
    },
    playground: {
      title: '試す',
      text: '間隔と列をスライダーで変え、そのコードを見ます。',
      keys: '矢印キーでスライダーが動きます。',
    },
    columns: { title: '12列', text: '各部分が使う列数を決めます。' },
    responsive: { title: '画面に応じて', text: '余裕に合わせて1、2、4つ並びます。' },
    filled: { title: '自動で並ぶ', text: '入るだけの列になります。このページのカードも同じです。' },
  },
  layout: {
    combined: { title: 'ヘッダー・サイド・フッター', text: '内容の周りに置けるもの。' },
    topMenu: { title: 'ヘッダーのメニュー', text: 'ページが少ないとき。' },
    headAbove: { title: 'ヘッダーが全幅', text: 'サイドはその下から始まります。' },
    headBeside: { title: '高さいっぱいのサイド', text: 'ヘッダーはその横に立ちます。' },
    sideOnly: { title: 'サイドだけ', text: 'ヘッダーもフッターもありません。' },
    ownTrigger: { title: 'ボタンでたたむ', text: '図だけが残り、名前はポインターの下に出ます。' },
    folding: {
      title: '自動でたたむ',
      text: '目印より狭いと、サイドはボタンの中に入ります。',
      keys: '矢印キーで幅が変わります。',
    },
    fixedHead: {
      title: '残るヘッダー',
      text: 'ページはその下で流れます。',
      keys: '枠にフォーカスが入り、矢印で流れます。',
    },
    fixedSide: {
      title: '残るサイド',
      text: '内容だけが流れます。',
      keys: '枠にフォーカスが入り、矢印で流れます。',
    },
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
