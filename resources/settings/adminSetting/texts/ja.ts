import periods from '../../../shared/summaries/texts/periods.ja.ts'
import weekdays from '../../../shared/work/texts/weekdays.ja.ts'
import changes from '../../setting/texts/changes.ja.ts'
import file from '../../setting/texts/file.ja.ts'

export default {
  name: '管理設定',
  fields: {
    key: '設定',
    group: 'グループ',
    value: '値',
    isDefault: '初期値',
  },
  values: {
    group: {
      branding: 'ブランド',
      localisation: '地域設定',
      security: 'セキュリティ',
      approvals: '承認',
      work: 'リストと業務',
      dashboard: 'ダッシュボード',
      alerts: 'スタッフへの通知',
      privacy: 'プライバシー',
      maintenance: 'メンテナンス',
    },
    value: {
      en: '英語',
      zh: '中国語',
      fr: 'フランス語',
      ja: '日本語',
      comfortable: '標準',
      compact: 'コンパクト',
      nobody: 'なし',
      administrators: '管理者',
      everybody: '全スタッフ',
      language: '言語に従う',
      monday: '月曜日',
      saturday: '土曜日',
      sunday: '日曜日',
      lakhs: 'インド式（ラーク、クロール）：12,34,567',
      thousands: '3桁ごと：1,234,567',
      ...weekdays,
      ...periods,
      previous: '前の期間',
      year: '前年',
      none: 'なし',
    },
  },
  sections: {
    general: '基本情報',
    earlier: '以前の値',
  },
  views: {
    changed: '変更済み',
  },
  flags: {
    security: 'セキュリティと承認の変更',
  },
  own: {
    changes,
    file,
    all: 'すべての設定',
    settings: {
      branding: {
        title: '管理画面の名称',
        logo: 'ロゴ',
        logoDark: '暗い背景用のロゴ',
        icon: 'ブラウザタブの画像',
        signInPicture: 'ログイン画面の画像',
        accent: 'アクセントカラー',
        storeUrl: 'ストアのURL',
      },
      localisation: {
        languages: 'スタッフが選べる言語',
        language: '標準の言語',
        timeZone: 'ショップのタイムゾーン',
        fiscalYearStart: '会計年度の開始月（1〜12）',
        firstDay: 'カレンダーの週の最初の日',
        grouping: '大きな数の桁区切り',
      },
      security: {
        idleMinutes: '操作がないセッションが終わるまでの時間（分）',
        sessionHours: 'セッションの最長時間（時間）',
        passwordLength: 'パスワードの最小文字数',
        attempts: '待たされるまでに間違えられる回数',
        lockMinutes: '待つ時間（分）',
        addresses: 'スタッフがログインできるアドレス',
        inviteHours: '招待の有効時間（時間）',
        resetHours: 'パスワードリンクの有効時間（時間）',
        secondStepFor: 'ログインの2段階目が必須の人',
        sessions: '1人が同時に持てるセッションの上限',
        tokensFor: '外部システム用トークンを持てる人',
      },
      approvals: {
        refundLimit: 'これを超える返金は承認が必要',
        discountLimit: '手動値引きの上限',
        broadcastRecipients: 'この人数を超える一斉配信は承認が必要',
        bulkRows: '1人が一度に変更できる件数',
        priceDrop: '値下げできる幅（%）',
        dailyCredit: '1人が1日に調整できる残高',
        settings: '重要な設定の変更は2人目の承認が必要',
      },
      work: {
        pageSize: '一覧の1ページの行数',
        density: '一覧の行間',
        hoursFrom: '業務開始時刻（例：09:30）',
        hoursTo: '業務終了時刻（例：18:30）',
        hoursDays: '営業日',
        holidays: '休業日（例：2026-11-08）',
        orderHours: '注文確認までの時間',
        firstAnswerHours: '初回返信までの時間',
        resolveHours: '問い合わせ解決までの時間',
      },
      dashboard: {
        period: '売上ダッシュボードの初期期間',
        comparison: '初期の比較対象',
      },
      alerts: {
        digestTimes: '待ち作業のまとめを送る時刻（例：09:00）',
        escalationHours: '問い合わせの遅れを管理者に知らせるまでの時間',
      },
      privacy: {
        exportReason: '書き出し時に理由を求める',
        historyYears: '履歴の保存年数',
        notificationDays: 'メッセージ記録の保存日数',
        cartDays: 'カートの保存日数',
        adultAge: 'この年齢（歳）に満たない顧客に印を付ける',
      },
      maintenance: {
        announcement: '全スタッフへのお知らせ',
        readOnly: '変更は管理者のみ',
      },
    },
    help: {
      branding: {
        logoDark: '通常のロゴが見えにくいダークテーマで使います。',
        icon: '正方形、幅96ピクセル以上。',
        signInPicture: '広い画面でフォームの横に表示します。幅1280ピクセル以上。下部に文章が重なります。',
        accent:
          'ボタン、リンク、選択中の項目の色です。文字が読みにくくなる箇所では、より濃い色（ダークテーマではより明るい色）を使います。ボタンの文字は、色に応じて明るい色か暗い色になります。',
      },
      localisation: {
        languages:
          'ログイン画面、メニュー、表示設定で選べる言語です。お客様へのメッセージは、これに関わらずお客様の言語で送られます。',
        language:
          '言語を選んでいない人に使います（スタッフ宛てのメッセージを含む）。選べる言語の中から指定します。',
        timeZone:
          'ショップの一日の始まり（集計、絞り込み、期日、通知を控える時間帯）と、日時の表示と入力の基準になります。変更すると全日の集計をやり直します。発行済みの書類の日付と番号は変わりません。',
        grouping:
          '一覧・フォーム・ダッシュボードのほか、メッセージと書類にも使います。言語に従う場合、英語の書類はインド式、その他は3桁ごとに区切ります。',
      },
      security: {
        idleMinutes:
          '空欄の場合はサーバー起動時の設定に従います（運用者の指定がなければ30分）。短くすると、現在開いているセッションにも適用されます。',
        sessionHours:
          '空欄の場合はサーバー起動時の設定に従います（運用者の指定がなければ12時間）。その後は再度パスワードが必要です。',
        sessions: '上限を超えてログインすると、最も古いセッションが終了します。空欄の場合は無制限です。',
        passwordLength: '今後設定するすべてのパスワードに適用されます。現在のパスワードはそのまま使えます。',
        attempts:
          '同じ名前・同じアドレスからの誤りを、下記の時間内で数えます。2段階目のコードの誤りも同様に数えます。',
        lockMinutes: '最初の誤りから数えます。正しく入力すると、それまでの誤りは取り消されます。',
        inviteHours: 'リンクの作成時から数えます。過ぎた場合は作り直してください。',
        addresses:
          '単独のアドレス（203.0.113.7）またはネットワーク（203.0.113.0/24）。ご自身のアドレスも含めてください。ログイン、すべてのセッション、外部システム用トークンに適用され、ストアは誰でも利用できます。空欄の場合は制限なしです。',
      },
      approvals: {
        bulkRows:
          '一括変更、複数件の操作、取り込みに適用されます。超えると、役割の上限が高い場合を除き拒否されます。管理者に制限はありません。空欄の場合は無制限です。',
        priceDrop:
          '販売価格と特別価格に適用されます（フォーム、表、一括、ファイルのいずれでも）。超えると、役割の上限が高い場合を除き拒否されます。管理者に制限はありません。空欄の場合は無制限です。',
        dailyCredit:
          '全顧客の合計で、加算と減算の両方を数えます（顧客ごとの上限とは別）。管理者に制限はありません。空欄の場合は無制限です。',
      },
      work: {
        pageSize: '最初の行数です。変更した人はサインアウトするまでその行数のままです。',
        density: '一覧で行間を選んでいない人に使います。',
        hoursFrom:
          '注文の確認、問い合わせへの返信と解決、取消申請の判断までの時間を、営業時間内だけで数えます。これから受け付けるものが対象で、苦情は法定の期限のままです。開始・終了・営業日がすべて空欄の場合は、終日数えます。',
        hoursTo: '空欄の場合は午前0時です。開始より早い時刻は翌日の時刻とみなします。',
        hoursDays: '未選択の場合は毎日です。休業日は常に除きます。',
        holidays: '発送を行わない日です。注文のお届け予定日は、次の営業日から数えます。',
      },
      privacy: {
        exportReason: '一覧を書き出す人が理由を入力します。ファイルの各行に名前・日時・理由が入ります。',
        historyYears: 'すべてのレコードについて、誰が何を変更したか。最低2年です。空欄の場合は無期限です。',
        notificationDays:
          '送信済み・失敗・取消のメッセージと、その名前・宛先・本文。カートや配信停止アドレスが参照するものは、それとともに残ります。空欄の場合は無期限です。',
      },
    },
    proof: {
      title: 'ご本人確認',
      hint: 'もう一度パスワードを入力してください。10分間有効です。',
      password: 'パスワード',
      confirm: '確認',
    },
    saved: '%{smart_count} 件の設定を保存しました。',
    noEarlier: 'まだ変更されていません。',
    restore: '戻す',
    toDefault: '初期値に戻す',
    changedElsewhere: '他の人が変更しました。再読み込みして確認してください。',
  },
}
