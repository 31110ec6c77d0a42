export default {
  name: '旧系统订单',
  fields: {
    number: '订单号',
    system: '来源',
    state: '状态',
    placedAt: '下单时间',
    customer: '客户',
    contactName: '姓名',
    phone: '电话',
    email: '电子邮箱',
    deliveredTo: '收货地址',
    total: '总额',
    lines: '商品明细',
    'lines.line': '行号',
    'lines.name': '商品',
    'lines.sku': 'SKU',
    'lines.quantity': '件数',
    'lines.price': '单价',
    note: '备注',
  },
  help: {
    customer: '先按电子邮箱匹配，再按电话号码匹配。',
  },
  values: {
    system: { shopify: 'Shopify', wooCommerce: 'WooCommerce', other: '其他系统' },
    state: {
      open: '未完成',
      fulfilled: '已发货',
      cancelled: '已取消',
      partlyRefunded: '部分退款',
      refunded: '已退款',
    },
  },
  sections: {
    order: '订单',
    who: '下单人',
    state: '状态',
  },
  views: {
    withoutCustomer: '未关联客户',
  },
  flags: {
    viewPii: '查看完整个人信息',
  },
}
