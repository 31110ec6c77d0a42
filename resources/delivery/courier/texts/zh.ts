export default {
  name: '承运商',
  fields: {
    name: '名称',
    code: '代码',
    trackingPattern: '物流查询页面',
    forward: '派送',
    cod: '代收货款',
    reverse: '上门取退货',
    active: '启用',
    contactPhone: '电话',
    contactEmail: '电子邮箱',
    note: '备注',
    shipmentCount: '包裹数',
    pincodeCount: 'PIN 码数',
  },
  sections: {
    general: '基本信息',
    services: '服务',
    contact: '联系方式',
    use: '使用',
  },
  views: {
    active: '已启用',
    inactive: '已停用',
    unused: '无包裹',
  },
  actions: {
    activate: '启用',
    deactivate: '停用',
  },
  help: {
    code: '大写字母和数字；导入文件和运单号列表可用代码指代承运商。',
    trackingPattern: '以 https 开头的地址，运单号处写 {awb}。',
    active: '关闭后不再交付新包裹；已交付的照常派送。',
  },
}
