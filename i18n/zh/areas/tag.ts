export default {
  name: '标签',
  fields: {
    name: '名称',
    slug: '网址标识',
    kind: '用于',
    colour: '颜色',
    description: '描述',
    public: '公开',
  },
  values: {
    kind: {
      product: '商品',
      order: '订单',
      customer: '客户',
      content: '内容',
    },
  },
  sections: {
    general: '基本信息',
  },
  views: {
    product: '商品',
    order: '订单',
    customer: '客户',
    content: '内容',
  },
  help: {
    public: '客户可在商店中看到并按其筛选。',
  },
}
