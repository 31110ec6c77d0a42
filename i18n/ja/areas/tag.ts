export default {
  name: 'タグ',
  fields: {
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
    product: '商品',
    order: '注文',
    customer: '顧客',
    content: 'コンテンツ',
  },
  help: {
    public: 'お客様がストアで見たり、絞り込みに使ったりできます。',
  },
}
