export default {
  name: '旧システムの注文',
  fields: {
    number: '注文番号',
    system: '移行元',
    state: '状態',
    placedAt: '注文日時',
    customer: '顧客',
    contactName: 'お名前',
    phone: '電話番号',
    email: 'メールアドレス',
    deliveredTo: 'お届け先',
    total: '合計',
    lines: '明細',
    'lines.line': '行',
    'lines.name': '商品',
    'lines.sku': 'SKU',
    'lines.quantity': '点数',
    'lines.price': '単価',
    note: 'メモ',
  },
  help: {
    customer: 'メールアドレス、なければ電話番号で照合します。',
  },
  values: {
    system: { shopify: 'Shopify', wooCommerce: 'WooCommerce', other: 'その他のシステム' },
    state: {
      open: '未完了',
      fulfilled: '発送済み',
      cancelled: 'キャンセル済み',
      partlyRefunded: '一部返金済み',
      refunded: '返金済み',
    },
  },
  sections: {
    order: '注文',
    who: '注文された方',
    state: '状態',
  },
  views: {
    withoutCustomer: '顧客の登録なし',
  },
  flags: {
    viewPii: '個人情報をすべて見る',
  },
}
