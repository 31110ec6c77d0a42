export default {
  name: '库存地点',
  fields: {
    name: '名称',
    code: '编码',
    active: '启用',
    kind: '类型',
    address: '地址',
    gstin: 'GSTIN',
    contactName: '联系人',
    contactPhone: '电话',
    contactEmail: '邮箱',
    priority: '优先级',
    shipsOrders: '可发货',
    returnsAccepted: '接受退货',
    cutOff: '截单时间',
  },
  sections: {
    general: '基本信息',
    contact: '联系方式',
    work: '运作',
  },
  views: {
    active: '已启用',
    inactive: '已停用',
  },
  values: {
    kind: {
      warehouse: '仓库',
      store: '门店',
      returns: '退货处',
    },
  },
  help: {
    gstin: '前两位为发货所在邦的代码。',
    priority: '数字越小越优先。',
    cutOff: '此时间前的订单当日发出，例如 16:00。',
  },
}
