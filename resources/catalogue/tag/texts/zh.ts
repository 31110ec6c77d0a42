export default {
  name: '标签',
  fields: {
    usageCount: '使用次数',
    lastUsedAt: '最近使用',
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
    unused: '未使用',
    product: '商品',
    order: '订单',
    customer: '客户',
    content: '内容',
  },
  actions: {
    showUses: '查看使用它的内容',
    merge: '合并到…',
    unlink: '全部删除…',
    deleteUnused: '删除未使用…',
  },
  help: {
    public: '客户可在商店中看到并按其筛选。',
  },
}
