export default {
  name: '心愿单',
  fields: {
    name: '商品名称',
    customer: '客户',
    product: '商品',
    variant: '规格',
    sku: 'SKU',
    options: '选项',
    addedAt: '添加时间',
    priceThen: '添加时价格',
  },
  sections: {
    general: '基本信息',
    who: '所属客户',
  },
  views: {
    ofVariants: '指定规格',
  },
  flags: {
    sync: '写入心愿单（店铺）',
  },
}
