export default {
  name: '配信停止の宛先',
  fields: {
    name: '持ち主',
    address: 'アドレスまたは番号',
    way: '種類',
    status: '状態',
    customer: '顧客',
    since: '停止日時',
    detail: '配信業者の説明',
    notification: 'メッセージ',
    liftReason: '解除の理由',
    liftedBy: '解除した人',
    liftedAt: '解除日時',
  },
  values: {
    way: {
      email: 'メール',
      phone: '電話',
    },
    status: {
      suppressed: '停止中',
      lifted: '解除済み',
    },
  },
  sections: {
    general: '基本情報',
    cause: '原因',
    lifted: '解除',
  },
  views: {
    suppressed: '停止中',
    lifted: '解除済み',
  },
  transitions: {
    lift: '解除',
    suppress: '停止',
  },
  flags: {
    viewPii: 'アドレスと番号を見る',
  },
}
