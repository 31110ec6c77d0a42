export default {
  name: '個別クーポンコード',
  sections: {
    general: '基本情報',
  },
  fields: {
    code: 'コード',
    coupon: 'クーポン',
    state: '状態',
    order: '注文',
    usedAt: '使用日時',
  },
  values: {
    state: {
      unused: '未使用',
      reserved: '確保中',
      used: '使用済み',
    },
  },
  views: {
    unused: '未使用',
    reserved: '確保中',
    used: '使用済み',
  },
}
