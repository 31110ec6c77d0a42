/** What the pages of `components/other` say. */
export const other = {
  divider: {
    plain: { title: '2つの間', text: '枠線と同じ色の細い線です。' },
    words: { title: '文字付き', text: '中央、先頭、末尾に置けます。' },
    upright: { title: '縦', text: '横に並んだものの間に置きます。' },
    dashed: { title: '破線', text: '関連するものの間に、控えめに。' },
  },
  'config-provider': {
    spoken: { title: '独自の言語', text: '表、ページ番号、日付、確認がその言語に。ページはそのままです。' },
    bothWays: { title: '独自の向き', text: 'この中だけが反転し、矢印キーも従います。' },
    sized: { title: '大きさをまとめて', text: 'MUI の部品は周りのテーマから受け取ります。' },
    look: { title: 'ライトとダーク', text: 'ページの属性ひとつで変わります。色はすべてトークンです。' },
    direction: { title: '方向', text: '製品全体が反転します。MUIの部品も同じです。' },
    language: { title: '言語', text: '文言、日付、数値が変わり、入力したものは残ります。' },
  },
  anchor: {
    followed: { title: '追従', text: 'スクロールに合わせて印が動きます。ドキュメントも同じです。' },
    told: { title: '通知', text: 'いま読んでいるパートがわかります。' },
    levels: { title: '2 階層', text: 'パートの中身は下に並びます。このページのカードへ移動します。' },
    still: { title: '動かない一覧', text: '名前は枠の上に残ります。' },
    pressed: { title: '押したとき', text: '押された項目が外に伝わります。' },
    marked: { title: '独自の印', text: 'どこを読んでいても一つが目立ちます。' },
    offset: { title: '上に余白', text: '上端を覆うバーの分を空けます。' },
  },
  backtop: {
    inBox: { title: '枠の中', text: '400 ピクセル進むと出ます。フォーカスも戻ります。' },
    ofPage: {
      title: 'ページ全体',
      text: 'ページを長くしてスクロールすると下端に出ます。ドキュメントにもあります。',
    },
    own: { title: '独自の見た目', text: '枠の下の言葉つきボタン。' },
  },
}
