export default {
  name: '权限申请',
  fields: {
    personName: '申请人',
    person: '员工',
    area: '区域',
    flag: '权限',
    page: '页面',
    sentence: '用途',
    status: '状态',
    answer: '答复',
    through: '通过角色',
    decidedBy: '处理人',
    decidedAt: '处理时间',
  },
  values: {
    status: {
      open: '待处理',
      granted: '已授予',
      declined: '已拒绝',
    },
  },
  sections: {
    request: '申请',
    decision: '答复',
  },
  views: { open: '待处理' },
  transitions: {
    grant: '已授予',
    decline: '拒绝',
  },
  flags: { answer: '答复权限申请' },
  actions: { grant: '授予' },
  own: {
    grant: {
      title: '授予 %{name}“%{area}”的“%{right}”权限',
      how: '方式',
      give: '给予角色“%{role}”',
      widen: '将权限加入角色“%{role}”',
      giveHint: '%{name} 将额外获得角色“%{role}”，新增 %{smart_count} 项权限。',
      widenHint: '角色“%{role}”会更改：其 %{smart_count} 名成员都将获得该权限。',
      none: '没有可用于授予的角色。请新建角色，或拒绝申请。',
      note: '给 %{name} 的留言',
      said: '%{name} 现在拥有该权限。',
    },
  },
}
