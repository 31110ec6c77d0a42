export default {
  access: {
    view: {
      label: '役割として表示中',
      title: '役割「%{role}」として店舗を表示しています。',
      hint: '変更はできません。遅くとも %{time} に終了します。',
      stop: '終了',
    },
    missing: '「%{area}」の権限「%{right}」がありません。',
    ask: '権限を依頼',
    request: {
      title: '「%{area}」の権限「%{right}」を依頼',
      hint: '依頼は、あなたの名前、このページ、理由とともに、付与できる人の受信箱に届きます。',
      sentence: '何のために必要ですか？',
      send: '依頼を送る',
      sent: '依頼を送りました。回答は受信箱に届きます。',
      waiting: '%{time} に依頼済みです。回答は受信箱に届きます。',
      declined: '依頼は %{time} に却下されました：「%{answer}」',
      granted: 'この権限は付与されました。',
      reload: 'ページを再読み込み',
    },
  },
}
