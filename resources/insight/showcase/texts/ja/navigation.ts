/** What the pages of `components/navigation` say. */
export const navigation = {
  breadcrumb: {
    way: { title: 'ここまでの道', text: '狭い画面では戻る道だけが残ります。' },
    mui: { title: '別の区切り', text: 'ページ内で使うMUIのものです。' },
    drawn: { title: 'アイコン付き', text: '矢印はページと一緒に反転します。' },
  },
  dropdown: {
    acts: {
      title: '3つの点',
      text: 'グループ分けされ、無効な行と危険な行があります。',
      keys: '矢印で巡回、文字で行へ、Escで閉じます。',
    },
    panel: {
      title: 'リンク付き',
      text: 'ヘッダーと同じです。別のページへ行くと閉じます。',
      keys: '矢印キーで開き、中を移動します。',
    },
    mui: { title: 'MUIのメニュー', text: '製品の見た目です。' },
    hover: { title: '重ねて開く', text: 'マウスを置くと開き、押しても開きます。' },
    told: { title: '選択の通知', text: '選ばれた項目が外に伝わります。' },
    cascading: { title: '多段メニュー', text: '項目が下の階層を開きます。', keys: '→で開き、←で戻ります。' },
    rightPress: { title: '右クリック', text: 'ポインターの位置で開きます。Enterでも開きます。' },
    placements: { title: '6つの位置', text: '上か下の、先頭・中央・末尾。' },
    trigger: { title: '開き方', text: '押すだけか、マウスを置いても開くか。' },
    split: { title: '分割ボタン', text: 'よく使う操作をすぐ実行。別の操作に替えられます。' },
    staysOpen: { title: '開いたまま', text: '続けて複数を選べます。' },
  },
  pagination: {
    grid: { title: '画像一覧のページ', text: '前後に進み、間に現在位置が出ます。' },
    numbers: { title: '番号で', text: 'MUIのページ送りです。番号で選びます。' },
    sizes: { title: '1ページの件数', text: '一覧と同じ言葉を使ったMUIのものです。' },
    many: { title: 'ページが多いとき', text: '遠いページは省き、両端は残します。' },
    jump: { title: '番号で移動', text: '入力した番号に最も近いページへ移ります。' },
    mini: { title: '小さい形', text: '場所が狭いところに。' },
    controlled: { title: '外から操作', text: 'ほかのボタンでもページを送れます。' },
    total: { title: '総数つき', text: '何件中の何件目かを示します。' },
    labels: { title: '言葉で', text: '両端のボタンを言葉にします。' },
  },
  steps: {
    numbered: { title: 'フォームの段階', text: '番号付きのタブです。過ぎたものは完了になります。' },
    mui: { title: '読むだけ', text: '押さない場面ではMUIを使います。2つ目は誤りです。' },
    upright: { title: '内容付き', text: '開く段階は1つずつ。最後は最初に戻ります。' },
  },
  menu: {
    parts: { title: 'ページの区分', text: '横に、電話では上に並びます。アドレスが区分を示します。' },
    lines: {
      title: 'アイコン付きの行',
      text: '常に開いているMUIのリストです。',
      keys: '矢印で巡回、文字で行へ移ります。',
    },
    folded: { title: '折りたたみ', text: '開く枝は1つずつです。' },
  },
  affix: {
    above: {
      title: '上に固定',
      text: '内容を動かしても見えたままです。',
      keys: '枠にフォーカスし、矢印で動かせます。',
    },
    below: { title: '下に固定', text: 'フォームの保存バーと同じです。' },
    told: { title: '状態', text: '固定されているかどうかが分かります。' },
  },
}
