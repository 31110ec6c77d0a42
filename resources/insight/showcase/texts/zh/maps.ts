/** What the pages of `components/maps` say. */
export const maps = {
  'simple-map': {
    noted: { title: '带注释', text: '引线从地点指向文字。' },
    marks: { title: '标记', text: '发货多的城市及其名称。' },
    pins: { title: '图钉', text: '自定义标记，尖端即地点。' },
    plain: { title: '世界', text: '只有轮廓，随产品附带。' },
    europe: { title: '局部', text: '欧洲，每十度一条经纬线。' },
    globe: { title: '球面', text: '边缘和每十五度的经纬线。' },
    textured: { title: '斜纹', text: '商店发货的国家，不靠颜色也能分辨。' },
    told: { title: '说明', text: '国家名称及发往该国的金额。', keys: '方向键逐个朗读。' },
    byCount: { title: '等量分级', text: '五种深浅，各含同样多的邦。', keys: '方向键逐个朗读。' },
    byWidth: { title: '等距分级', text: '从最少到最多，五级等距。', keys: '方向键逐个朗读。' },
    lettered: { title: '带字母', text: '用代码标出各邦。' },
    abroad: { title: '国家分级', text: '附图例，下方有列表。', keys: '方向键逐个朗读。' },
    nearer: {
      title: '缩放与平移',
      text: '用按钮、拖动或键盘。',
      keys: '+ 和 − 缩放，方向键移动，0 显示全部。',
    },
    orders: { title: '按邦', text: '订单越多颜色越深；轮廓随产品提供。' },
    linked: { title: '带链接', text: '有订单的邦是带名称与数值的链接。', keys: 'Tab 在各邦之间移动。' },
    listed: { title: '列表形式', text: '地图从不是查看数据的唯一途径。' },
  },
}
