export default {
  name: '商品归类',
  fields: {
    product: '商品',
    category: '分类',
    label: '商品',
    productStatus: '商品状态',
    skus: 'SKU',
    isPrimary: '主分类',
    position: '排序',
    pinned: '置顶',
    pinnedUntil: '置顶至',
    source: '来源',
  },
  values: {
    productStatus: {
      draft: '草稿',
      active: '在售',
      archived: '已归档',
    },
    source: {
      manual: '手动',
      import: '导入',
      rule: '规则',
    },
  },
  sections: {
    general: '基本信息',
    place: '位置',
  },
  actions: { moveAll: '移到其他分类' },
  views: {
    primary: '主分类',
    pinned: '已置顶',
    imported: '已导入',
  },
  help: {
    isPrimary: '每件商品只有一个，决定面包屑路径和默认值。',
    pinnedUntil: '留空则一直置顶，直到有人取消。',
  },
}
