export default {
  name: '配送会社',
  fields: {
    name: '名前',
    code: 'コード',
    trackingPattern: '追跡ページ',
    connection: '接続先',
    forward: '配達',
    cod: '代金の受け取り',
    reverse: '返品の集荷',
    active: '有効',
    contactPhone: '電話番号',
    contactEmail: 'メールアドレス',
    note: 'メモ',
    shipmentCount: '出荷数',
    pincodeCount: '郵便番号数',
  },
  values: { connection: { delhivery: 'Delhivery' } },
  sections: {
    general: '基本情報',
    services: 'サービス',
    contact: '連絡先',
    use: '利用',
  },
  views: {
    active: '有効',
    inactive: '無効',
    unused: '出荷なし',
  },
  actions: {
    activate: '有効にする',
    deactivate: '無効にする',
  },
  help: {
    connection:
      '荷物の番号、ラベル、追跡はこのサービスから自動で得られます。先に設定でキーを登録してください。',
    code: '大文字の英字と数字。取り込みや送り状番号の一覧では、コードでも指定できます。',
    trackingPattern: '荷物の番号が入る場所を {awb} とした https のアドレス。',
    active: 'オフにすると新しい荷物は渡されません。預けた荷物はそのまま届けられます。',
  },
}
