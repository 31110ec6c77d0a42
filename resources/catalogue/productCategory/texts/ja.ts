export default {
  name: '商品カテゴリー割り当て',
  fields: {
    product: '商品',
    category: 'カテゴリー',
    label: '商品',
    productStatus: '商品の状態',
    skus: 'SKU',
    isPrimary: '主カテゴリー',
    position: '表示順',
    pinned: '固定',
    pinnedUntil: '固定の期限',
    source: '登録元',
  },
  values: {
    productStatus: {
      draft: '下書き',
      active: '販売中',
      archived: 'アーカイブ済み',
    },
    source: {
      manual: '手動',
      import: '取り込み',
      rule: 'ルール',
    },
  },
  sections: {
    general: '基本情報',
    place: '位置',
  },
  actions: { moveAll: '別のカテゴリーへ移動' },
  views: {
    primary: '主カテゴリー',
    pinned: '固定中',
    imported: '取り込み',
  },
  help: {
    isPrimary: '商品ごとに一つ。パンくずと初期値はここから決まります。',
    pinnedUntil: '空欄の場合、解除するまで固定されます。',
  },
}
