export default {
  name: 'お気に入り',
  fields: {
    name: '商品名',
    customer: '顧客',
    product: '商品',
    variant: 'バリエーション',
    sku: 'SKU',
    options: 'オプション',
    addedAt: '追加日時',
    priceThen: '追加時の価格',
  },
  sections: {
    general: '基本情報',
    who: '持ち主',
  },
  views: {
    ofVariants: 'バリエーション指定',
  },
  flags: {
    sync: 'お気に入りの書き込み（ストア）',
  },
}
