/** What every area says where records are found by a value that is hidden in them. */
export const findHidden = {
  action: '伏せられた値で探す',
  own: {
    value: '値の全体',
    valueHelp: 'お客様が伝えた電話番号またはメールアドレスを省略せずに入力します。1時間に30回まで。',
    reason: '理由',
    reasonHelp: 'あなたの名前と理由が、見つかった記録の履歴に残ります。',
    none: 'この値を持つ記録はありません。',
    submit: '探す',
  },
}
