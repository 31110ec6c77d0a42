/** What the pages of `components/data-display` say. */
export const dataDisplay = {
  avatar: {
    initials: { title: 'イニシャル', text: '最初と最後の語の頭文字です。ポインターを重ねると名前が出ます。' },
    several: { title: '複数', text: '最大4つと、残りの人数を示します。' },
    pictures: { title: '画像', text: '画像がないときは同じ大きさの控えめな印になります。' },
  },
  badge: {
    count: { title: '件数', text: '待っている数を示します。0なら何も出しません。' },
    overflow: { title: '上限', text: '上限を超えると「+」で表します。' },
    dot: { title: '点', text: '数に関わらず、新しいものがあることを示します。' },
  },
  card: {
    section: { title: 'レコードの一部', text: 'レコードページのカードです。記述子から作られます。' },
    actions: { title: '操作付き', text: '製品の見た目をしたMUIのカードです。' },
    loading: { title: '読み込み中', text: 'カードの大きさは変わらず、下の内容は動きません。' },
  },
  collapse: {
    questions: {
      title: '質問',
      text: 'それぞれ単独で開き、固有のアドレスを持ちます。',
      keys: 'EnterまたはSpaceで開閉します。',
    },
    one: { title: '1つずつ', text: 'MUIのアコーディオンです。1つ開くとほかは閉じます。' },
    found: { title: '検索', text: '見つかったものを開き、語を強調します。' },
  },
  descriptions: {
    record: { title: 'レコードの項目', text: '種類ごとに値の見せ方が決まっています。' },
    facts: { title: 'システムの情報', text: '作成と変更の日時、コピーできるIDです。' },
    money: { title: '金額の内訳', text: '順に並べ、合計を区切って示します。' },
  },
  empty: {
    plain: { title: 'まだ何もない', text: '絵とひとことの説明だけです。' },
    first: { title: '最初の一歩', text: '権限のある人に、次にすることを示します。' },
    noMatch: { title: '見つからない', text: '内容のあった状態に戻れます。' },
  },
  list: {
    ordered: {
      title: '並べ替え',
      text: 'ドラッグまたはボタンで動かします。フォーカスは動かしたものに残ります。',
    },
    lines: { title: '画像付き', text: '製品の画像部品を使ったMUIのリストです。' },
    more: { title: '続きを表示', text: '続きは下に現れ、上は動きません。' },
  },
  popover: {
    press: {
      title: '押して開く',
      text: '関係するものの横に開く小さなダイアログです。',
      keys: 'Escで閉じ、Tabは中にとどまります。',
    },
    hover: { title: '重ねて開く', text: 'マウスを止めると開き、押しても開きます。' },
    colour: {
      title: '色',
      text: 'タグの項目です。色見本の横にパレットが開きます。',
      keys: '矢印でパレットの中を動きます。',
    },
  },
  statistic: {
    figures: { title: '数値', text: 'それぞれの単位で、言語の書き方に合わせます。' },
    compared: { title: '比較', text: '色は良し悪し、矢印は向きを示します。' },
    change: { title: '変化だけ', text: '言葉で読み上げられます。' },
  },
  table: {
    plain: { title: '基本', text: 'ページやダイアログの中に。幅が足りなければ横に動かせます。' },
    total: { title: '合計付き', text: '数値は列の終わりでそろいます。' },
    shades: { title: '濃淡', text: '多いほど濃くなり、数字は読めるままです。' },
    sorted: { title: '並び順', text: '上で選んだ項目で並びます。' },
    selected: {
      title: '選択できる表',
      text: '行を選び、まとめて処理します。',
      keys: 'フォーカスのある行をスペースキーで選びます。',
    },
    opened: {
      title: '展開できる表',
      text: '行の詳細はその下に表示され、開いているかどうかはボタンでわかります。',
    },
  },
  tabs: {
    parts: {
      title: 'ページの区分',
      text: 'Tabキーの停止は1か所です。',
      keys: '矢印で次へ、Home/Endで最初と最後へ。',
    },
    problems: { title: '中の誤り', text: '隠れている誤りの数をタブが示します。' },
    mui: { title: 'MUIのタブ', text: '製品の見た目です。最後のタブは無効です。' },
  },
  tag: {
    tones: { title: '種類', text: '形が色と同じことを伝えます。' },
    states: { title: 'エリアの状態', text: '言葉と種類は記述子のワークフローから来ます。' },
    values: { title: 'セルの値', text: 'トークン、色、はい・いいえです。' },
    removable: {
      title: '取り外し',
      text: 'MUIのチップです。それぞれ外せます。',
      keys: 'DeleteかBackspaceで、フォーカスのあるものを外します。',
    },
    pressed: {
      title: 'オン・オフ',
      text: 'それぞれをオンかオフにでき、常に見えるフィルターとして使えます。',
      keys: 'フォーカスのあるものをスペースキーかEnterで切り替えます。',
    },
  },
  timeline: {
    history: { title: 'レコードの履歴', text: '誰が、いつ、何をしたか。新しい順です。' },
    reasons: { title: '理由付き', text: 'システムが自動で行ったことと、その理由です。' },
    steps: { title: 'ゴールまで', text: '済んだ段階には時刻が付き、次の段階は開いています。' },
  },
  tooltip: {
    onButtons: {
      title: 'アイコン',
      text: 'ポインターでもキーボードでも名前が出ます。',
      keys: 'フォーカスで表示、Escで隠れます。',
    },
    onTime: { title: '時刻', text: 'どれくらい前か。ヒントに正確な時刻が出ます。' },
    anywhere: { title: 'どこにでも', text: '属性ひとつで付きます。描く層はページに1つだけです。' },
  },
  calendar: {
    month: {
      title: '月',
      text: '日を押すと追加、ドラッグで移動。入りきらないものは件数で出ます。',
      keys: '矢印で日を移動、Enter で追加。',
    },
    day: {
      title: '時間別',
      text: '重なるものは横に並びます。8 時から表示されます。',
      keys: '枠にフォーカスし、矢印でスクロール。',
    },
    agenda: { title: 'リスト', text: '1 日ずつ。スマートフォンではこの形です。' },
  },
  carousel: {
    several: {
      title: '複数ずつ',
      text: '評価の写真などに使います。ひとりでに動くことはありません。',
      keys: '行にフォーカスし、矢印でスクロール。',
    },
    one: { title: '1 枚ずつ', text: '場所の幅いっぱいに出ます。' },
    few: { title: '全部入る場合', text: 'ボタンは出ません。' },
  },
  comment: {
    said: { title: '1 件', text: '誰が、いつ、誰に。' },
    thread: { title: 'やり取り', text: 'お客様、社内メモ、返信はそれぞれ見た目が違います。' },
    write: { title: '書く', text: 'ほかの下に加わります。ここでは誰にも通知しません。' },
  },
  tree: {
    read: {
      title: '1 つ選ぶ',
      text: '下の階層は矢印で開きます。1 行は無効です。',
      keys: '↑ ↓ で移動、→ ← で開閉、文字で検索、Enter で選択。',
    },
    checked: {
      title: 'チェック',
      text: 'それぞれ独立です。枝とその中身は別の選択です。',
      keys: 'Space でチェックを切り替え。',
    },
    later: { title: '開くと読み込む', text: '少し待ちます。「Men」の下は 2 回目で出ます。' },
  },
}
