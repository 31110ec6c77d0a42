export default {
  name: '在庫移動',
  sections: {
    general: '基本情報',
    way: '輸送',
  },
  fields: {
    number: '番号',
    from: '出庫元',
    to: '入庫先',
    expectedOn: '到着予定日',
    carrier: '配送会社',
    note: 'メモ',
    lines: '明細',
    'lines.sku': 'SKU',
    'lines.quantity': '数量',
    'lines.item': '商品',
    'lines.variant': 'バリエーションID',
    'lines.received': '受領数',
    pieces: '点数',
    receivedPieces: '受領点数',
    status: '状態',
  },
  values: {
    status: {
      draft: '下書き',
      sent: '輸送中',
      received: '受領済み',
      cancelled: 'キャンセル済み',
    },
  },
  views: {
    drafts: '下書き',
    underWay: '輸送中',
    received: '受領済み',
  },
  transitions: {
    send: '送る',
    receive: 'すべて受領',
    close: '締める（残りは紛失）',
    cancel: '取り消す',
  },
  confirm: {
    send: '出庫元の在庫から引かれ、入庫先では入荷予定になります。',
    receive: 'まだ届いていない分がすべて、入庫先の在庫に加わります。',
    close: '届いていない分は紛失として記録されます。',
  },
  flags: {
    transfer: '発送と受領',
  },
  history: {
    receiveSome: '一部を受領',
  },
  actions: {
    receiveSome: '一部を受領',
  },
  help: {
    lines: 'SKUと点数を入力するか貼り付けます。',
  },
  own: {
    arrived: '今回の到着数',
    missing: '未着',
    all: 'すべて',
    book: '記帳する',
    booked: '%{smart_count} 点を受領しました',
  },
}
