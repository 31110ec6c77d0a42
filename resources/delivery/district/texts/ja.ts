export default {
  name: '県',
  fields: {
    state: '州',
    name: '名前',
    lgdCode: 'LGDコード',
    aliases: '別名',
    'aliases.name': '名前',
    successor: '後継の県',
    active: '有効',
    cityCount: '市の数',
    pincodeCount: '郵便番号数',
    status: '状態',
  },
  values: {
    status: {
      active: '現行',
      renamed: '改名',
      merged: '合併',
      split: '分割',
    },
  },
  sections: {
    general: '基本',
    use: '利用',
  },
  views: {
    active: '現行',
    withoutLgdCode: 'LGDコードなし',
    past: '過去の県',
    inactive: '無効',
  },
  transitions: {
    markRenamed: '別名の県に置き換え',
    mergeInto: '別の県に統合',
    markSplit: '分割された',
    reinstate: '県に戻す',
  },
  confirm: {
    markSplit: '地区ではなくなります。住所から引けるよう、旧名は残ります。',
  },
  flags: {
    merge: '改名・統合・分割',
  },
  actions: {
    showPlaces: 'この県の市',
    activate: '有効にする',
    deactivate: '無効にする',
  },
  help: {
    lgdCode: '地方行政ディレクトリ（LGD）のコード。',
    aliases: '旧名や別名。取り込みと検索はこれでも見つけます。',
    successor: '市・郵便番号・ゾーン・名前を引き継ぎます。',
    active: '無効にすると、その市と郵便番号が購入画面に出なくなります。',
  },
}
