export default {
  access: {
    view: {
      label: '以角色查看',
      title: '您正以角色“%{role}”查看商店。',
      hint: '无法进行任何更改，最迟于 %{time} 结束。',
      stop: '停止',
    },
    missing: '缺少“%{area}”的“%{right}”权限。',
    ask: '申请权限',
    request: {
      title: '申请“%{area}”的“%{right}”权限',
      hint: '申请会连同您的姓名、当前页面和说明，发送到有权授予者的收件箱。',
      sentence: '您需要它做什么？',
      send: '发送申请',
      sent: '申请已发送，答复会出现在您的收件箱中。',
      waiting: '您已于 %{time} 申请，答复会出现在您的收件箱中。',
      declined: '您的申请于 %{time} 被拒绝：“%{answer}”',
      granted: '该权限已授予您。',
      reload: '重新加载页面',
    },
  },
}
