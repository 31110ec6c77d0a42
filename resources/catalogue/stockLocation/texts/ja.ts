export default {
  name: '在庫拠点',
  fields: {
    name: '名称',
    code: 'コード',
    active: '有効',
    kind: '種類',
    address: '住所',
    gstin: 'GSTIN',
    contactName: '担当者',
    contactPhone: '電話番号',
    contactEmail: 'メール',
    priority: '優先順位',
    shipsOrders: '注文を出荷',
    returnsAccepted: '返品を受付',
    cutOff: '締め時刻',
  },
  sections: {
    general: '基本情報',
    contact: '連絡先',
    work: '運用',
  },
  views: {
    active: '有効',
    inactive: '無効',
  },
  values: {
    kind: {
      warehouse: '倉庫',
      store: '店舗',
      returns: '返品受付',
    },
  },
  help: {
    gstin: '先頭2桁が商品の出荷元の州になります。',
    priority: '小さい数から先に使います。',
    cutOff: 'この時刻までの注文は当日出荷（例：16:00）。',
  },
}
