export default {
  name: 'リダイレクト',
  fields: {
    fromPath: '転送元',
    to: '転送先',
    type: '種類',
    match: '適用範囲',
    source: '登録元',
    hits: 'アクセス数',
    lastHitAt: '最終アクセス',
    active: '有効',
  },
  values: {
    type: {
      '301': '恒久的な移動 (301)',
      '302': '一時的な移動 (302)',
      '410': '削除済み (410)',
    },
    match: {
      exact: 'このアドレス',
      prefix: 'これで始まるすべて',
    },
    source: {
      auto: '自動',
      manual: '手動',
      import: '取り込み',
    },
  },
  sections: {
    general: '基本情報',
    state: '状態',
  },
  views: {
    automatic: '自動',
    gone: '削除済み',
    unused: 'アクセスなし',
  },
  help: {
    fromPath: 'ストア上のパス。例：/categories/dresses',
    to: 'ストア上のパス、または https で始まるアドレス。',
    match: '前方一致では、その配下もすべて転送します。',
  },
}
