/** What the pages of `components/maps` say. */
export const maps = {
  'simple-map': {
    orders: { title: '按邦', text: '订单越多颜色越深；轮廓随产品提供。' },
    linked: { title: '带链接', text: '有订单的邦是带名称与数值的链接。', keys: 'Tab 在各邦之间移动。' },
    listed: { title: '列表形式', text: '地图从不是查看数据的唯一途径。' },
  },
}
