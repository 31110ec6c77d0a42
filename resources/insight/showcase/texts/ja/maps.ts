/** What the pages of `components/maps` say. */
export const maps = {
  'simple-map': {
    noted: { title: '注釈つき', text: '場所から言葉へ線が引かれます。' },
    marks: { title: '印', text: 'よく送る町とその名前。' },
    pins: { title: 'ピン', text: '独自の印。先が場所です。' },
    plain: { title: '世界', text: '輪郭だけ。製品に入っています。' },
    europe: { title: '一部', text: 'ヨーロッパ。十度ごとの経緯線つき。' },
    globe: { title: '地球', text: '縁と十五度ごとの経緯線。' },
    textured: { title: '斜線', text: '店が送る国。色に頼らず分かります。' },
    told: { title: '説明', text: '国の名前と、そこへ送った額。', keys: '矢印で順に読みます。' },
    byCount: { title: '同じ数ずつ', text: '五段階に同じ数の州が入ります。', keys: '矢印で順に読みます。' },
    byWidth: { title: '等しい幅', text: '最少から最多まで、等しい五段階。', keys: '矢印で順に読みます。' },
    lettered: { title: '文字つき', text: '州をコードで示します。' },
    abroad: { title: '国の濃淡', text: '凡例と、下に一覧があります。', keys: '矢印で順に読みます。' },
    nearer: {
      title: '拡大と移動',
      text: 'ボタン、ドラッグ、キーボードで。',
      keys: '+ と − で拡大縮小、矢印で移動、0 で全体。',
    },
    orders: { title: '州ごと', text: '注文が多いほど濃くなります。輪郭は製品に含まれます。' },
    linked: {
      title: 'リンク付き',
      text: '注文のある州は、名前と数値を持つリンクになります。',
      keys: 'Tabで州から州へ移ります。',
    },
    listed: { title: '一覧でも', text: '地図だけが数値への道ではありません。' },
  },
}
