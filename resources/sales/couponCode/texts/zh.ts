export default {
  name: '专属券码',
  sections: {
    general: '基本信息',
  },
  fields: {
    code: '券码',
    coupon: '优惠券',
    state: '状态',
    order: '订单',
    usedAt: '使用时间',
  },
  values: {
    state: {
      unused: '未使用',
      reserved: '已占用',
      used: '已使用',
    },
  },
  views: {
    unused: '未使用',
    reserved: '已占用',
    used: '已使用',
  },
}
