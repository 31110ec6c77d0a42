/** What the pages of `components/general` say. */
export const general = {
  button: {
    chosen: { title: '大きさをそろえる', text: '上の選択で決まります。' },
    late: { title: '少し待ってから処理中', text: 'まず0.5秒待つので、速い応答ではちらつきません。' },
    grouped: { title: 'まとめて', text: 'MUIのもので、1つが選ばれます。' },
    split: {
      title: 'ほかの操作つき',
      text: 'よく使うものはすぐに、ほかは3点のメニューに。',
      keys: '矢印でメニューを動き、Escで閉じます。',
    },
    onDark: { title: '暗い背景で', text: '枠線だけです。' },
    wide: { title: '幅いっぱい', text: '破線は追加を促します。' },
    looks: {
      title: '種類',
      text: '主ボタンは1ページに1つ。ほかは控えめにします。',
      keys: 'EnterまたはSpaceで押します。',
    },
    danger: { title: '危険な操作', text: '取り消せない操作に使います。' },
    sizes: { title: 'サイズ', text: '小さいボタンは表や文の横に。無効なボタンは押せません。' },
    busy: { title: '処理中', text: '処理が終わるまで2回目は受け付けません。' },
    icons: {
      title: 'アイコンとリンク',
      text: 'アイコンだけのボタンには名前が付き、ポインターを重ねると表示されます。ページへ進むものはリンクです。',
    },
  },
  icon: {
    browser: {
      title: '図の一覧',
      text: '三つの様式を選んだときに読み込みます。押すと使い方をコピーします。',
      keys: '矢印で移り、Enter でコピー。',
    },
    turned: { title: '回転', text: '動きを減らす設定では止まります。' },
    own: { title: '自作', text: '24×24 の輪郭なら何でも。ここでは糸巻きです。' },
    tones: { title: '二色', text: '淡いほうは同じ色調の地です。' },
    letters: {
      title: 'アイコンフォント',
      text: '自前のフォントの文字で、大きさと色は本文に従います。下はどのフォントにもある記号です。',
    },
    find: { title: 'すべてのアイコン', text: '各エリアとメニューの印です。押すと名前をコピーします。' },
    glyphs: { title: 'サイズ', text: 'まわりの文字と同じ大きさ、または指定した大きさになります。' },
    mirrored: { title: '左右反転', text: '右から左に読むページでは、進む矢印が反転します。' },
    colours: {
      title: '色',
      text: '文字と同じ色です。トークンがライトとダークの両方でコントラストを保ちます。',
    },
  },
  typography: {
    headings: {
      title: '四段階の見出し',
      text: '大きさはトークンから、段階はページの中の位置から決まります。',
    },
    kinds: { title: '文字の種類', text: '大事なところでは、色だけに頼りません。' },
    edited: {
      title: 'その場で編集',
      text: '名前をその場で変えたり、コピーしたりできます。',
      keys: 'Enter で確定、Esc で取り消し。',
    },
    rows: { title: '三行', text: '続きは押すと開きます。' },
    suffix: { title: '末尾は残す', text: '途中を省き、最後のコードは残します。' },
    document: { title: '文書', text: '段落、リスト、引用、コード。ドキュメントと同じ表示です。' },
    formatted: {
      title: '書式付きテキスト',
      text: 'スタッフがエディターで書いた内容です。危険な要素は取り除かれます。',
    },
    oneLine: { title: '1行', text: '長いと省略記号で切れ、ポインターを重ねると全文が出ます。' },
    pieces: { title: '部品', text: 'セル内のコード、等幅の数字、トークン、控えめな文字です。' },
    found: { title: '検索語', text: '探した語が文中で強調されます。' },
  },
}
