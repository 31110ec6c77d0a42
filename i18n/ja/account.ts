import type english from '../en/account.ts'
import type { Same } from '../same.ts'

const messages: Same<typeof english> = {
  account: {
    save: '保存',
    saving: '保存中…',
    parts: {
      label: 'アカウント設定',
      'edit-profile': {
        title: 'プロフィールを編集',
        lead: '同僚に表示される名前と、ログインに使う情報です。',
      },
      'change-password': {
        title: 'パスワードを変更',
        lead: 'パスワードを変更すると、ほかのセッションはすべて終了します。',
      },
      notification: {
        title: 'メッセージ',
        lead: 'ショップからのどのメッセージを、どのように受け取るかを設定します。',
      },
      sessions: {
        title: 'ログイン中のセッション',
        lead: 'このアカウントでログインしている場所です。心当たりのないものは終了し、パスワードを変更してください。',
      },
    },
    profile: {
      name: '名前',
      nameHelp: '変更履歴などに表示されます。',
      nameMissing: '名前を入力してください。',
      username: 'ユーザー名',
      email: 'メールアドレス',
      passwordHelp: 'ログイン情報の変更にはパスワードが必要です。',
      saved: 'プロフィールを保存しました',
    },
    email: {
      help: '新しいアドレスは、新旧両方のアドレスに届くリンクを開くと有効になります。',
      pending: 'アドレスは %{email} に変更される予定です。',
      waiting: {
        both: 'どちらのアドレスもまだ確認されていません。それぞれのメッセージのリンクを開いてください。',
        present: '現在のアドレスがまだ確認されていません。',
        next: '新しいアドレスがまだ確認されていません。',
      },
      until: 'リンクの有効期限は %{until} です。',
      giveUp: '現在のアドレスのままにする',
      half: '確認しました。もう一方のアドレスの確認が必要です。',
      done: '今後は新しいアドレスでサインインします。',
      gone: 'このリンクは無効か、別のアカウントのものです。',
    },
    password: {
      current: '現在のパスワード',
      currentMissing: '現在のパスワードを入力してください。',
      next: '新しいパスワード',
      nextHelp: '%{min}文字以上。関連のない単語をいくつか並べると、覚えやすく推測されにくくなります。',
      confirm: '新しいパスワード（確認）',
      submit: 'パスワードを変更',
      saved: 'パスワードを変更しました',
    },
    push: {
      inFront: '作業中もメッセージを表示する',
      inFrontHelp: 'オフにすると、画面がバックグラウンドにあるときだけ届きます。',
      here: 'このブラウザ',
      state: {
        on: 'このブラウザにプッシュ通知が届きます。',
        off: 'このブラウザにプッシュ通知は届きません。',
        none: 'このショップではプッシュ通知が設定されていません。',
      },
      turnOn: 'オンにする',
      turnOff: 'オフにする',
    },
    events: {
      title: '受け取るお知らせ',
      hint: 'あなたの役割とご自身の作業に関するものです。ここでの選択が店舗の設定より優先されます。',
      event: '出来事',
      inApp: '受信箱',
      email: 'メール',
      push: 'プッシュ',
      one: '%{event}：%{channel}',
      none: '現在、受け取るお知らせはありません。',
      noPush: 'プッシュ通知はまだどのブラウザーにも届きません。',
    },
    sessions: {
      unknown: '不明なブラウザ',
      here: 'このセッション',
      used: '最終利用：',
      since: 'ログイン：',
      end: 'ログアウト',
      endOne: 'ログアウト：%{browser}',
      ended: 'セッションを終了しました',
      endAll: 'すべての場所でログアウト',
      endAllTitle: 'すべての場所でログアウトしますか？',
      endAllText:
        'このセッションを含む%{smart_count}件のセッションがすべて終了します。もう一度ログインする必要があります。',
    },
    about: {
      title: 'アカウント',
      rights: 'できること',
      roles: 'ロール',
      noRoles: 'なし',
      since: '登録日',
      all: 'すべて（管理者）',
      edits: '表示と変更',
      views: '表示のみ',
    },
  },
}

export default messages
