import customer from '../../customer/texts/zh.ts'

export default {
  name: '客户分组',
  fields: {
    kind: '成员方式',
    ordersFrom: '订单数至少',
    ordersTo: '订单数至多',
    spentFrom: '净消费至少',
    orderedWithinDays: '最近几天内下过单',
    notOrderedForDays: '几天未下单',
    joinedWithinDays: '加入不超过几天',
    tags: '带有任一标签',
    birthdayMonth: '本月生日',
    refreshedAt: '成员截至',
    languages: '语言',
    name: '名称',
    code: '代码',
    description: '说明',
    colour: '颜色',
    active: '启用',
    memberCount: '成员数',
  },
  sections: {
    rule: '规则',
    general: '基本信息',
  },
  views: {
    byRule: '按规则',
    active: '启用',
    empty: '无成员',
  },
  values: {
    kind: {
      manual: '手动选择',
      rule: '按规则',
    },
    languages: customer.values.language,
  },
  help: {
    kind: '按规则：满足全部条件者即为成员，每半小时更新一次。',
  },
}
