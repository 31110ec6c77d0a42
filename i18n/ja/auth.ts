import type english from '../en/auth.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  auth: {
    language: '言語',
    panel: {
      title: 'ショップのすべてを、ひとつの作業台に。',
      text: '商品、注文、顧客、コンテンツを、落ち着いた一か所で。',
    },
    signIn: {
      title: 'ログイン',
      lead: 'スタッフ用アカウントでログインしてください。',
      authinfo: 'メールアドレスまたはユーザー名',
      authinfoMissing: 'メールアドレスまたはユーザー名を入力してください。',
      password: 'パスワード',
      passwordMissing: 'パスワードを入力してください。',
      show: 'パスワードを表示',
      hide: 'パスワードを隠す',
      capsLock: 'Caps Lock がオンになっています。',
      forgot: 'パスワードをお忘れですか？',
      submit: 'ログイン',
      busy: 'ログインしています…',
      wait: 'あと%{seconds}秒お待ちください',
      or: 'または次の方法で続ける',
      noAccount: 'アカウントをお持ちでないですか？',
      signUp: '新規登録',
      notAvailable: '利用できません',
      toRegister: '登録フォームを見る',
    },
    register: {
      title: 'アカウントを作成',
      lead: 'ショップで働く方のためのアカウントです。',
      email: 'メールアドレス',
      emailWrong: 'name@example.com のような形式で入力してください。',
      passwordShort: '%{min}文字以上で入力してください。',
      confirm: 'パスワード（確認）',
      confirmWrong: 'パスワードが一致しません。',
      submit: '新規登録',
      haveAccount: 'すでにアカウントをお持ちですか？',
      toSignIn: 'ログイン',
    },
    forgot: {
      title: 'パスワードの再設定',
      lead: 'アカウントのメールアドレスを入力してください。',
      submit: '続ける',
      answer: 'パスワードの再設定は管理者が行います。新しいパスワードの設定を管理者に依頼してください。',
      back: 'ログインに戻る',
    },
    invitation: {
      title: 'パスワードの設定',
      lead: '%{name}さん、サインインには %{email} を使います。',
      asking: 'お待ちください…',
      gone: 'このリンクは使用済みか、有効期限が切れています。管理者に新しいリンクを依頼してください。',
      password: '新しいパスワード',
      again: 'もう一度入力',
      differ: 'パスワードが一致しません。',
      submit: 'パスワードを保存',
      done: 'パスワードを保存しました。サインインできます。',
      toSignIn: 'サインイン',
    },
    notFound: {
      title: 'ページが見つかりません',
      text: 'URLが間違っているか、ページが移動した可能性があります。',
    },
    broken: {
      title: '問題が発生しました',
      text: 'ページを表示できませんでした。もう一度お試しください。',
      retry: '再試行',
    },
    home: 'トップページへ',
    preview: 'すでにログインしています。このページはプレビューです。',
  },
}

export default messages
