import customer from '../../customer/texts/ja.ts'

export default {
  name: '顧客グループ',
  fields: {
    kind: 'メンバーの決め方',
    ordersFrom: '注文数（以上）',
    ordersTo: '注文数（以下）',
    spentFrom: '購入額（以上）',
    orderedWithinDays: '直近の注文（日以内）',
    notOrderedForDays: '注文のない日数',
    joinedWithinDays: '登録から（日以内）',
    tags: 'いずれかのタグを持つ',
    birthdayMonth: '今月が誕生月',
    refreshedAt: 'メンバーの時点',
    languages: '言語',
    name: '名称',
    code: 'コード',
    description: '説明',
    colour: '色',
    active: '有効',
    memberCount: '人数',
  },
  sections: {
    rule: '条件',
    general: '基本情報',
  },
  views: {
    byRule: '条件による',
    active: '有効',
    empty: 'メンバーなし',
  },
  values: {
    kind: {
      manual: '手動で選ぶ',
      rule: '条件による',
    },
    languages: customer.values.language,
  },
  help: {
    kind: '条件による場合は、すべてを満たすお客様がメンバーになり、30分ごとに更新されます。',
  },
}
