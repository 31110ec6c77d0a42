import type english from '../en/session.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  session: {
    failure: {
      refused: '身份验证失败',
      signInAgain: '请重新登录',
      invalid: '校验错误',
      timeout: '请求超时',
      unknown: '出了点问题！',
      error: '错误',
      unreachable: '无法连接服务器，请检查网络。',
      described: '%{message}：%{description}',
      partlyRefused: '%{total} 项中有 %{refused} 项未更改',
    },
    invalidLoginType: '登录类型无效',
    ended: {
      signedOut: '您已退出登录。',
      elsewhere: '您已在另一个标签页退出登录。',
      refusedWith: '服务器说明：%{words}',
    },
    again: {
      interrupted: '由于会话已结束，此操作未执行。请再试一次。',
    },
    push: {
      denied: '未授予通知权限',
      failed: '获取 FCM 令牌失败',
    },
  },
}

export default messages
