export default {
  name: '城市',
  fields: {
    name: '名称',
    state: '邦/州',
    district: '县',
    aliases: '其他名称',
    'aliases.name': '名称',
    kind: '类型',
    tier: '级别',
    latitude: '纬度',
    longitude: '经度',
    active: '启用',
    pincodeCount: '邮编数',
    ordersLately: '90 天订单',
  },
  values: {
    kind: {
      metro: '大都市',
      city: '城市',
      town: '城镇',
      village: '村庄',
    },
  },
  sections: {
    general: '常规',
    place: '位置',
    use: '使用',
  },
  views: {
    withoutPincodes: '无邮编',
    metros: '大都市',
    inactive: '已停用',
  },
  actions: {
    merge: '并入其他城市',
    showPlaces: '所属邮编',
    showOrders: '此地的订单',
    activate: '启用',
    deactivate: '停用',
  },
  help: {
    district: '必须位于所选的邦内。',
    aliases: '旧名及其他名称，例如 Bangalore；地址和导入可据此找到该城市。',
    tier: '1 为大都市，3 为小城镇。',
    active: '停用的城市不会在结账页提供。',
  },
}
