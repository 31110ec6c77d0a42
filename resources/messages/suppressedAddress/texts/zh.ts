export default {
  name: '停用的地址',
  fields: {
    name: '所属人',
    address: '地址或号码',
    way: '类型',
    status: '状态',
    customer: '客户',
    since: '起始时间',
    detail: '服务商说明',
    notification: '消息',
    liftReason: '恢复原因',
    liftedBy: '恢复人',
    liftedAt: '恢复时间',
  },
  values: {
    way: {
      email: '电子邮件',
      phone: '电话',
    },
    status: {
      suppressed: '已停用',
      lifted: '已恢复',
    },
  },
  sections: {
    general: '基本信息',
    cause: '原因',
    lifted: '恢复',
  },
  views: {
    suppressed: '已停用',
    lifted: '已恢复',
  },
  transitions: {
    lift: '恢复',
    suppress: '停用',
  },
  flags: {
    viewPii: '查看地址和号码',
  },
}
