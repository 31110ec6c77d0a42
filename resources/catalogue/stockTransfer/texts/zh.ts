export default {
  name: '调拨单',
  sections: {
    general: '基本信息',
    way: '运输',
  },
  fields: {
    number: '单号',
    from: '调出地点',
    to: '调入地点',
    expectedOn: '预计到达',
    carrier: '承运商',
    note: '备注',
    lines: '明细',
    'lines.sku': 'SKU',
    'lines.quantity': '数量',
    'lines.item': '商品',
    'lines.variant': '规格 ID',
    'lines.received': '已收',
    pieces: '件数',
    receivedPieces: '已收件数',
    status: '状态',
  },
  values: {
    status: {
      draft: '草稿',
      sent: '运输中',
      received: '已收货',
      cancelled: '已取消',
    },
  },
  views: {
    drafts: '草稿',
    underWay: '运输中',
    received: '已收货',
  },
  transitions: {
    send: '发出',
    receive: '全部收货',
    close: '结束，其余计为丢失',
    cancel: '取消',
  },
  confirm: {
    send: '商品将从发出地的库存中扣除，并在接收地计为在途。',
    receive: '尚未到达的商品将全部计入接收地的库存。',
    close: '未到达的部分将记为丢失。',
  },
  flags: {
    transfer: '发出与收货',
  },
  history: {
    receiveSome: '收到了一部分',
  },
  actions: {
    receiveSome: '部分收货',
  },
  help: {
    lines: '输入或粘贴 SKU 与件数。',
  },
  own: {
    arrived: '本次到货',
    missing: '未到',
    all: '全部',
    book: '登记',
    booked: '已收 %{smart_count} 件',
  },
}
