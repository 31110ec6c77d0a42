export default {
  name: 'タグ',
  fields: {
    usageCount: '使用数',
    lastUsedAt: '最終使用',
    name: '名称',
    slug: 'URL識別名',
    kind: '対象',
    colour: '色',
    description: '説明',
    public: '公開',
  },
  values: {
    kind: {
      product: '商品',
      order: '注文',
      customer: '顧客',
      content: 'コンテンツ',
    },
  },
  sections: {
    general: '基本情報',
  },
  views: {
    unused: '未使用',
    product: '商品',
    order: '注文',
    customer: '顧客',
    content: 'コンテンツ',
  },
  actions: {
    showUses: '付いているものを表示',
    merge: '統合する…',
    unlink: 'すべての場所から削除…',
    deleteUnused: '未使用を削除…',
  },
  help: {
    public: 'お客様がストアで見たり、絞り込みに使ったりできます。',
  },
}
