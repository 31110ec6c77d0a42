import type english from '../en/auth.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  auth: {
    language: '语言',
    panel: {
      title: '店铺的每一件事，都在这张桌上。',
      text: '商品、订单、客户与内容，汇于一处，从容有序。',
    },
    signIn: {
      title: '登录',
      lead: '请使用员工账号登录。',
      authinfo: '邮箱或用户名',
      authinfoMissing: '请输入邮箱或用户名。',
      password: '密码',
      passwordMissing: '请输入密码。',
      show: '显示密码',
      hide: '隐藏密码',
      capsLock: '大写锁定已开启。',
      forgot: '忘记密码？',
      submit: '登录',
      busy: '正在登录…',
      wait: '请等待 %{seconds} 秒',
      or: '或使用以下方式继续',
      noAccount: '还没有账号？',
      signUp: '注册',
      notAvailable: '暂不可用',
      toRegister: '查看注册表单',
    },
    register: {
      title: '创建账号',
      lead: '面向店铺员工。',
      email: '邮箱',
      emailWrong: '请输入形如 name@example.com 的邮箱地址。',
      passwordShort: '至少输入 %{min} 个字符。',
      confirm: '确认密码',
      confirmWrong: '两次输入的密码不一致。',
      submit: '注册',
      haveAccount: '已有账号？',
      toSignIn: '登录',
    },
    forgot: {
      title: '重置密码',
      lead: '请输入账号的邮箱地址。',
      submit: '继续',
      answer: '密码由管理员重置。请联系管理员为您设置新密码。',
      back: '返回登录',
    },
    invitation: {
      title: '设置密码',
      lead: '%{name}，您的登录邮箱是 %{email}。',
      asking: '请稍候…',
      gone: '此链接已使用或已失效。请向管理员索取新的链接。',
      password: '新密码',
      again: '再次输入',
      differ: '两次输入的密码不一致。',
      submit: '保存密码',
      done: '密码已保存，现在可以登录。',
      toSignIn: '登录',
    },
    notFound: {
      title: '页面不存在',
      text: '网址可能有误，或页面已被移动。',
    },
    broken: {
      title: '出了点问题',
      text: '页面无法显示，通常重试即可。',
      retry: '重试',
    },
    home: '前往首页',
    preview: '您已登录，此页面仅供预览。',
  },
}

export default messages
