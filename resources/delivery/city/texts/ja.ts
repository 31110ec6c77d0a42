export default {
  name: '市',
  fields: {
    name: '名前',
    state: '州',
    district: '県',
    aliases: '別名',
    'aliases.name': '名前',
    kind: '種類',
    tier: 'ランク',
    latitude: '緯度',
    longitude: '経度',
    active: '有効',
    pincodeCount: '郵便番号数',
    ordersLately: '90日間の注文',
  },
  values: {
    kind: {
      metro: '大都市',
      city: '市',
      town: '町',
      village: '村',
    },
  },
  sections: {
    general: '基本',
    place: '位置',
    use: '利用',
  },
  views: {
    withoutPincodes: '郵便番号なし',
    metros: '大都市',
    inactive: '無効',
  },
  actions: {
    merge: '別の市に統合',
    showPlaces: 'この市の郵便番号',
    showOrders: 'ここへの注文',
    activate: '有効にする',
    deactivate: '無効にする',
  },
  help: {
    district: '選んだ州の中の県に限ります。',
    aliases: 'Bangaloreのような旧名や別名。住所や取り込みで使われます。',
    tier: '1は大都市、3は小さな町。',
    active: '無効な市は購入画面に出ません。',
  },
}
