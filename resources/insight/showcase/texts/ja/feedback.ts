/** What the pages of `components/feedback` say. */
export const feedback = {
  alert: {
    closed: { title: '閉じる', text: 'なめらかに消え、×に名前があります。' },
    described: { title: '説明つき', text: '見出しの下に一文を添えます。' },
    signs: { title: '印', text: '別の印か、印なしです。' },
    banner: { title: '帯', text: '端から端まで。ページ全体に関わることに使います。' },
    styles: { title: '見た目', text: 'MUIの控えめ、枠、塗りです。' },
    caught: { title: '壊れた部分', text: '不具合はその場所だけにとどまり、ほかは動き続けます。' },
    tones: { title: '種類', text: '情報、注意、エラー。色だけでなく図でも伝えます。' },
    actions: { title: '操作付き', text: '対処の操作が横に並びます。' },
    urgent: { title: '緊急', text: '見えない人にもすぐに読み上げられます。' },
  },
  message: {
    kinds: { title: '種類', text: '済んだことを伝えます。エラーは成功より長く残ります。' },
    repeated: { title: '繰り返し', text: '同じ通知は重ねずに数えます。何度か押してみてください。' },
    duration: {
      title: '表示時間',
      text: '通常の時間が合わないときに指定します。ポインターを重ねている間は消えません。',
    },
  },
  notification: {
    undo: { title: '元に戻す', text: '通知が出ている間は取り消せます。' },
    stays: { title: '閉じるまで表示', text: '見逃してはならないことに使います。' },
    several: { title: '複数', text: '同時に3件まで。残りは順番を待ちます。' },
  },
  modal: {
    ask: {
      title: '質問',
      text: '安全な答えにフォーカスがあります。',
      keys: 'Escで閉じ、Tabは中にとどまり、フォーカスはボタンに戻ります。',
    },
    form: { title: 'フォーム', text: '保存する内容ができるまでボタンは待ちます。' },
    sizes: { title: 'サイズ', text: '余裕があれば440、600、900ピクセルです。' },
    busy: {
      title: '処理中',
      text: '終わるまでボタンをもう一度押すことはできません。',
    },
    long: {
      title: '長い内容',
      text: '見出しとボタンは常に見え、間の部分がスクロールします。',
      keys: 'フォーカスのある部分を矢印キーでスクロールします。',
    },
  },
  drawer: {
    facts: {
      title: 'ページの横',
      text: 'ウィンドウと同じ高さで、行末の側に開きます。',
      keys: 'Escか外側を押すと閉じます。',
    },
    form: { title: 'フォーム付き', text: 'ページを離れずにエリアの項目を編集します。' },
    sides: { title: 'ほかの側', text: '狭い画面のナビゲーションと同じMUIのものです。' },
    levels: {
      title: '2段階',
      text: '2つ目は1つ目の上に重なり、それぞれ別に閉じます。',
      keys: 'Escで閉じるのは上のものだけです。',
    },
  },
  popconfirm: {
    confirm: {
      title: 'ボタンの横',
      text: 'ダイアログでは大げさなときの小さな確認です。',
      keys: 'Escで閉じ、Tabは中にとどまります。',
    },
    skipped: { title: '確認の有無', text: '失うものがなければ確認しません。' },
    reason: { title: '理由付き', text: '理由を述べる必要があるときに。' },
    placements: { title: '12の位置', text: '四辺それぞれの先頭・中央・末尾。' },
    ownWords: { title: '独自の言葉', text: '「はい・いいえ」ではなく、することを書きます。' },
    signed: { title: '絵つき', text: '取り消せない操作に。理由も添えます。' },
  },
  progress: {
    thin: { title: '細い帯', text: '場所の少ないところで使います。' },
    circles: { title: '円', text: '大小があり、中に数字が入ります。' },
    told: { title: '言葉で', text: '割合の代わりに表示し、そのまま読み上げます。' },
    gauge: { title: 'ゲージ', text: '目標のどこまで来たかを示します。' },
    parts: { title: '2つの部分', text: '受け取った分のうち、終わった分です。' },
    shaded: { title: '端とグラデーション', text: '角か丸か、色が移り変わります。' },
    steps: { title: '段階', text: 'やることの数だけ区切ります。' },
    upload: { title: 'ファイル', text: '送信済みの割合を示し、途中で止められます。' },
    failed: { title: '失敗', text: '止まった理由と、やり直すボタンです。' },
    bar: { title: 'バー', text: '製品の色をまとったMUIのバーです。数値も横に示します。' },
  },
  result: {
    page: { title: 'ページ全体', text: '結果を伝え、次に進む道を役立つ順に示します。' },
    fault: { title: 'エラー', text: '何がうまくいかなかったかと、やり直し方を言葉で示します。' },
    noAccess: { title: 'アクセス不可', text: '単に断らず、誰ができるかを示します。' },
  },
  skeleton: {
    person: { title: '写真つき', text: '人物と数行の文です。' },
    moving: { title: '動き', text: '点滅、波、なし。端末が動きを減らす設定なら動きません。' },
    lines: {
      title: '一覧',
      text: 'スイッチで、帯の代わりに出る内容が見えます。',
      keys: 'スペースで切り替えます。',
    },
    bars: { title: '行', text: '届く内容と同じ大きさの灰色の帯です。届いても動きません。' },
    form: { title: 'フォーム', text: '記述子から作られます。見出しはすぐに、値は帯で示します。' },
    shapes: { title: '画像とボタン', text: '幅も高さも自由です。' },
  },
  spin: {
    sizes: { title: 'サイズ', text: '行、部分、ページに使います。' },
    inside: { title: 'その場所に', text: 'これから出るものの中央に置きます。' },
    over: { title: '内容の上に', text: '元の内容は薄く残り、言葉で状況を示します。' },
    own: { title: '独自の印', text: '円の代わりに3つの点です。' },
    page: { title: 'ページ', text: '気づかないほど短い待ち時間には何も出しません。' },
    circle: { title: 'ボタン内', text: '数秒の待ちを示すときはMUIの円を使います。' },
    delayed: { title: 'ちらつき防止', text: '0.5秒未満の待ちでは何も表示しません。' },
  },
}
