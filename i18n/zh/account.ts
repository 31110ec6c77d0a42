import type english from '../en/account.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  account: {
    save: '保存',
    saving: '正在保存…',
    parts: {
      label: '账号设置',
      'edit-profile': { title: '编辑资料', lead: '同事看到的姓名，以及您的登录信息。' },
      'change-password': { title: '修改密码', lead: '修改密码后，您的其他会话将全部结束。' },
      notification: { title: '消息', lead: '您会收到店铺的哪些消息，以及如何收到。' },
      sessions: {
        title: '活动会话',
        lead: '您的账号在哪些地方处于登录状态。请结束您不认识的会话，然后修改密码。',
      },
    },
    profile: {
      name: '姓名',
      nameHelp: '会显示在您的每一次修改旁边。',
      nameMissing: '请输入姓名。',
      username: '用户名',
      email: '邮箱',
      passwordHelp: '修改登录信息需要输入密码。',
      saved: '资料已保存',
    },
    email: {
      help: '新邮箱须在您打开发送到新旧两个邮箱的链接后才生效。',
      pending: '您的邮箱将更换为 %{email}。',
      waiting: {
        both: '两个邮箱均待确认：请分别打开邮件中的链接。',
        present: '原邮箱尚待确认。',
        next: '新邮箱尚待确认。',
      },
      until: '链接有效期至 %{until}。',
      giveUp: '保留原邮箱',
      half: '已确认。另一个邮箱尚待确认。',
      done: '今后请用新邮箱登录。',
      gone: '此链接已失效，或属于其他账户。',
    },
    password: {
      current: '当前密码',
      currentMissing: '请输入当前密码。',
      next: '新密码',
      nextHelp: '至少 %{min} 个字符。几个互不相关的词既好记又难猜。',
      confirm: '再次输入新密码',
      submit: '修改密码',
      saved: '密码已修改',
    },
    push: {
      inFront: '工作时显示消息',
      inFrontHelp: '关闭后，仅在本应用处于后台时收到消息。',
      here: '此浏览器',
      state: {
        on: '此浏览器会收到推送消息。',
        off: '此浏览器不会收到推送消息。',
        none: '本店尚未设置推送消息。',
      },
      turnOn: '开启',
      turnOff: '关闭',
    },
    events: {
      title: '通知事项',
      hint: '来自您的角色和您本人的工作。您的选择优先于店铺的设置。',
      event: '事件',
      inApp: '收件箱',
      email: '邮件',
      push: '推送',
      one: '%{event}：%{channel}',
      none: '目前没有通知事项。',
      noPush: '您的浏览器尚未接收推送消息。',
    },
    sessions: {
      unknown: '未知浏览器',
      here: '当前会话',
      used: '最近使用：',
      since: '登录：',
      end: '退出登录',
      endOne: '退出登录：%{browser}',
      ended: '会话已结束',
      endAll: '在所有设备上退出登录',
      endAllTitle: '在所有设备上退出登录？',
      endAllText: '全部 %{smart_count} 个会话都将结束，包括当前会话。您需要重新登录。',
    },
    about: {
      title: '账号',
      rights: '您的权限',
      roles: '角色',
      noRoles: '无',
      since: '加入时间',
      all: '全部：您是管理员。',
      edits: '查看和修改',
      views: '仅查看',
    },
  },
}

export default messages
