export default {
  name: 'チャットのメッセージ',
  fields: {
    text: 'メッセージ',
    conversation: '会話',
    file: 'ファイル',
    sender: '送信者',
  },
  sections: { message: 'メッセージ' },
}
