export default {
  name: '县',
  fields: {
    state: '邦/州',
    name: '名称',
    lgdCode: 'LGD 代码',
    aliases: '其他名称',
    'aliases.name': '名称',
    successor: '继任县',
    active: '启用',
    cityCount: '城市数',
    pincodeCount: '邮编数',
    status: '状态',
  },
  values: {
    status: {
      active: '现行',
      renamed: '已更名',
      merged: '已合并',
      split: '已拆分',
    },
  },
  sections: {
    general: '常规',
    use: '使用',
  },
  views: {
    active: '现行',
    withoutLgdCode: '无 LGD 代码',
    past: '已不存在',
    inactive: '已停用',
  },
  transitions: {
    markRenamed: '以新名称取代',
    mergeInto: '并入其他县',
    markSplit: '已被拆分',
    reinstate: '恢复为县',
  },
  confirm: {
    markSplit: '它不再是一个区，但会保留旧名称，便于地址查找。',
  },
  flags: {
    merge: '更名、合并和拆分',
  },
  actions: {
    showPlaces: '所属城市',
    activate: '启用',
    deactivate: '停用',
  },
  help: {
    lgdCode: '来自印度地方政府名录（LGD）。',
    aliases: '旧名及其他名称；导入和搜索可据此找到该县。',
    successor: '接管其城市、邮编、配送区域和名称。',
    active: '停用的县会使其城市和邮编不在结账页显示。',
  },
}
