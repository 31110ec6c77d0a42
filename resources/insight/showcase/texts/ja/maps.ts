/** What the pages of `components/maps` say. */
export const maps = {
  'simple-map': {
    orders: { title: '州ごと', text: '注文が多いほど濃くなります。輪郭は製品に含まれます。' },
    linked: {
      title: 'リンク付き',
      text: '注文のある州は、名前と数値を持つリンクになります。',
      keys: 'Tabで州から州へ移ります。',
    },
    listed: { title: '一覧でも', text: '地図だけが数値への道ではありません。' },
  },
}
