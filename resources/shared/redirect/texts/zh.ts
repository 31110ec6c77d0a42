export default {
  name: '重定向',
  fields: {
    fromPath: '原地址',
    to: '目标地址',
    type: '类型',
    match: '匹配方式',
    source: '来源',
    hits: '访问次数',
    lastHitAt: '最近访问',
    active: '启用',
  },
  values: {
    type: {
      '301': '永久移动 (301)',
      '302': '临时移动 (302)',
      '410': '已删除 (410)',
    },
    match: {
      exact: '仅此地址',
      prefix: '以此开头的所有地址',
    },
    source: {
      auto: '自动',
      manual: '手动',
      import: '导入',
    },
  },
  sections: {
    general: '基本信息',
    state: '状态',
  },
  views: {
    automatic: '自动',
    gone: '已删除',
    unused: '从未访问',
  },
  help: {
    fromPath: '商店中的路径，例如 /categories/dresses。',
    to: '商店中的路径，或以 https 开头的网址。',
    match: '按开头匹配时，其下所有地址一并跳转。',
  },
}
