import type english from '../en/session.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  session: {
    failure: {
      refused: '認証に失敗しました',
      signInAgain: 'もう一度ログインしてください',
      invalid: '入力エラー',
      timeout: 'リクエストがタイムアウトしました',
      unknown: '問題が発生しました',
      error: 'エラー',
      unreachable: 'サーバーに接続できません。通信環境を確認してください。',
      described: '%{message}：%{description}',
      partlyRefused: '%{total}件中%{refused}件は変更されませんでした',
    },
    invalidLoginType: 'このアカウントの種類ではログインできません',
    ended: {
      signedOut: 'ログアウトしました。',
      elsewhere: '別のタブでログアウトしました。',
      refusedWith: 'サーバーからのメッセージ：%{words}',
    },
    again: {
      interrupted: 'セッションが終了していたため、この操作は実行されませんでした。もう一度お試しください。',
    },
    push: {
      denied: '通知が許可されていません',
      failed: 'FCMトークンを取得できませんでした',
    },
  },
}

export default messages
