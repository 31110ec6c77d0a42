/** What the pages of `components/data-entry` say. */
export const dataEntry = {
  'auto-complete': {
    fabrics: {
      title: '入力して探す',
      text: '語のどの部分でも見つかります。',
      keys: '矢印で移動、Enterで決定、Escで閉じます。',
    },
    titles: {
      title: 'ショップから',
      text: '検索できる人にはショップのブランドを、ほかの人には自由入力を出します。',
    },
    off: { title: 'ロック', text: '理由が下に出ます。' },
  },
  checkbox: {
    one: { title: '1つ', text: 'MUIのものです。ラベルも押せます。', keys: 'スペースで付け外しします。' },
    locked: { title: '無効', text: '選択、一部、未選択です。' },
    driven: { title: 'ボタンで操作', text: '状態と変更の可否を外から決めます。' },
    inGrid: { title: '格子に', text: '入るだけの列に、縦をそろえて並べます。' },
    several: { title: '複数', text: '入るだけ1行に並びます。', keys: 'Spaceで切り替えます。' },
    ofField: { title: '商品の項目', text: '記述子にある値から複数選びます。' },
    all: { title: '全部か一部', text: '一部を選んでいる間、上のボックスは中間になります。' },
  },
  'date-picker': {
    day: {
      title: '日付',
      text: '言語の書き方で入力するか、月から選びます。',
      keys: 'Alt+↓で開き、矢印で日・週、Pageキーで月を移動します。',
    },
    moment: { title: '日時', text: 'ショップの時計での日付と時刻です。時間帯も示します。' },
    range: { title: '期間', text: '2つの日付です。終わりは始まりより前にできません。' },
    periods: {
      title: 'よく使う期間',
      text: '一度押すと両方の日付が入り、あとから変更もできます。',
    },
  },
  form: {
    side: { title: 'エリアの項目', text: 'ラベル、説明、入力欄は記述子から来ます。' },
    checked: {
      title: '検証',
      text: '最初の誤りにフォーカスが移り、理由を示します。',
      keys: '入力欄でEnterを押すと送信します。',
    },
    states: { title: '状態', text: '説明付き、誤り、ロック。どれも入力欄に結び付いています。' },
    depends: {
      title: '必要なときだけ',
      text: '特定の選択でだけ必要な項目は、そのときに現れ、必須になります。',
    },
    repeated: {
      title: '必要なだけ',
      text: '行を追加・削除できます。新しい行にフォーカスが移ります。',
    },
  },
  input: {
    kinds: { title: '種類', text: '文字、スラッグ、アドレス、電話番号。入力を整えます。' },
    lines: { title: '複数行', text: '残りが少なくなると文字数を示します。' },
    affixes: { title: '前後', text: '前に単位、後ろに消すボタンを置けます。' },
    formatted: {
      title: '書式付き',
      text: '説明文のエディターです。見えるときに読み込みます。',
      keys: 'Ctrl+Bで太字、Ctrl+Iで斜体、Ctrl+Kでリンク。',
    },
  },
  'input-number': {
    money: { title: '金額', text: 'パイサで保存し、言語の区切りでルピー表示します。' },
    percent: { title: 'パーセント', text: '小数点は言語に合わせます。' },
    whole: { title: '整数', text: '読み取れない入力はそのまま残り、検証が指摘します。' },
  },
  radio: {
    locked: { title: '無効', text: '選んだ値はそのまま残ります。' },
    more: { title: 'その他', text: '合うものがなければ書き込めます。' },
    named: { title: '2つの組', text: 'それぞれに名前があり、矢印は組の中だけで動きます。' },
    sizes: { title: 'サイズ', text: '行に余裕がないところでは小さくします。' },
    side: { title: '横並び', text: '少数の値から1つを選びます。', keys: '矢印で選びます。' },
    mui: { title: '縦並び', text: '名前が長いときはMUIのものを使います。最後は無効です。' },
    languages: { title: '言語', text: 'それぞれの言語で書かれ、読み上げられます。' },
  },
  rate: {
    whole: {
      title: '整数の星',
      text: 'MUIの星です。一度押すだけで付けられ、数として読み上げられます。',
      keys: '矢印で選びます。',
    },
    inWords: { title: '言葉で', text: '星ごとに言葉があり、選ぶ前に表示されます。' },
    cleared: { title: '取り消し', text: 'もう一度押すと評価なしになります。ボタンでも同じです。' },
    signs: { title: '別の印', text: '星の代わりにハート、文字、顔。' },
    stars: { title: 'お客様の評価', text: '数として読み上げられます。' },
    given: { title: '付ける', text: 'MUIの星です。半分ずつ選べます。', keys: '矢印で選びます。' },
    readOnly: { title: '平均', text: '読むだけです。星の一部も数えます。' },
  },
  select: {
    ofField: { title: '商品の項目', text: 'ブラウザー標準の部品で、キーボードにもタッチにも最適です。' },
    country: { title: '国', text: 'ページの言語で名付け、並べます。' },
    locked: { title: '無効', text: '選んだ値はそのまま残ります。' },
    linked: {
      title: '連動',
      text: '1つ目の選択で、2つ目の選択肢が決まります。',
    },
    several: {
      title: '複数選択',
      text: '少なければチェックボックスで並べ、多ければ入力して探します。',
    },
  },
  slider: {
    typed: { title: '数値つき', text: '動かしても入力しても選べます。範囲外は近い端になります。' },
    ends: { title: '両端の印', text: '近いほうが目立ちます。' },
    formatted: { title: '単位つき', text: '0.5センチ刻みで表示し、読み上げます。' },
    upright: { title: '縦向き', text: '1つの値と、目盛りつきの範囲です。', keys: '↑と↓で動かします。' },
    told: { title: '途中と確定', text: '動かしている値と、離したところの値です。' },
    tips: { title: '上の数値', text: 'いつも出す、または出しません。' },
    reversed: { title: '逆向き', text: '1番が反対の端にあります。' },
    one: {
      title: '1つの値',
      text: 'MUIのスライダーです。数値は下に出ます。',
      keys: '矢印で1、Pageキーで10動きます。',
    },
    range: { title: '範囲', text: '両端に名前があり、ルピーで読み上げます。' },
    marks: { title: '目盛り', text: '目盛りの値だけを選べます。' },
  },
  switch: {
    locked: { title: '無効', text: 'MUIのもので、オンとオフです。' },
    signs: {
      title: '中に印',
      text: '色がなくてもオンとオフが分かります。',
      keys: 'スペースで切り替えます。',
    },
    sizes: { title: 'サイズ', text: '行に余裕がないところでは小さくします。' },
    busy: { title: '処理中', text: '結果が届いてから切り替わり、それまでは操作できません。' },
    line: { title: 'オン・オフ', text: 'ラベルも一部です。', keys: 'Spaceで切り替えます。' },
    ofField: { title: 'エリアの項目', text: '説明付きです。2つ目は無効です。' },
    settings: { title: '設定で', text: 'MUIのスイッチです。名前で足りないときは一文を添えます。' },
  },
  'time-picker': {
    time: { title: '時刻', text: '9、930、9.30 pmなど、普段の書き方で入力できます。' },
    moment: { title: '日付付き', text: '商品の公開日時を決める項目です。' },
    locked: { title: 'ロック', text: '理由が下に出ます。' },
  },
  upload: {
    drop: { title: 'ドロップ・貼り付け・選択', text: 'ここではファイルはブラウザーから出ません。' },
    chosen: { title: '1ファイル', text: 'ボタンで選びます。同じファイルも選び直せます。' },
    onItsWay: { title: '送信中', text: 'この例は必ず60%で失敗します。やり直すか、やめられます。' },
  },
  cascader: {
    levels: {
      title: '階層ごと',
      text: 'どの階層でも選べます。文字を入れるとツリー全体から探します。カテゴリーの場所もこれで選びます。',
      keys: '→ で下の階層、← で戻り、Enter で決定。',
    },
    required: { title: '必須', text: '必ずどれかが選ばれ、消すことはできません。' },
    locked: { title: 'ロック', text: '理由は下に出ます。' },
  },
  mentions: {
    people: {
      title: '同僚',
      text: '@ で探します。文から消した人は対象外になります。注文では本人に通知が届きます。',
      keys: '矢印で移動、Enter か Tab で決定、Esc で閉じます。',
    },
    most: { title: '1 人まで', text: '1 人を指定すると、@ はもう誰も探しません。' },
    read: { title: '表示', text: '名前が目立ちます。メールアドレスは名前とみなしません。' },
  },
  transfer: {
    columns: {
      title: '順序付き',
      text: '1 件ずつでも、まとめてでも移せます。書き出しの列もこれで選びます。',
      keys: '矢印で移動、Space で選択、Ctrl+A で全選択、Enter で 1 件移動。',
    },
    many: { title: '多数', text: '300 件。リストごとに検索と件数があります。' },
  },
  'tree-select': {
    several: {
      title: '複数',
      text: 'ツリーは開いたまま。選んだものは順に下へ並びます。',
      keys: 'ボタンで開き、キーはツリーと同じ、Esc で閉じます。',
    },
    one: { title: '1 つ', text: '選ぶと閉じます。' },
    ofField: { title: 'クーポンの項目', text: 'カテゴリーを文字で探すか、権限があればツリーから選びます。' },
  },
}
