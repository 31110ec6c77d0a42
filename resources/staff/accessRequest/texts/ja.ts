export default {
  name: '権限の依頼',
  fields: {
    personName: '依頼者',
    person: 'スタッフ',
    area: '領域',
    flag: '権限',
    page: 'ページ',
    sentence: '用途',
    status: '状態',
    answer: '回答',
    through: '付与した役割',
    decidedBy: '決定した人',
    decidedAt: '決定日時',
  },
  values: {
    status: {
      open: '回答待ち',
      granted: '付与済み',
      declined: '却下',
    },
  },
  sections: {
    request: '依頼',
    decision: '回答',
  },
  views: { open: '回答待ち' },
  transitions: {
    grant: '付与',
    decline: '却下',
  },
  flags: { answer: '権限の依頼に回答する' },
  actions: { grant: '付与する' },
  own: {
    grant: {
      title: '%{name} さんに「%{area}」の権限「%{right}」を付与',
      how: '方法',
      give: '役割「%{role}」を割り当てる',
      widen: '役割「%{role}」に権限を追加する',
      giveHint: '%{name} さんに役割「%{role}」が追加され、新たに%{smart_count}件の権限が加わります。',
      widenHint: '役割「%{role}」が変わり、メンバー%{smart_count}人全員がこの権限を持ちます。',
      none: '付与に使える役割がありません。役割を作成するか、却下してください。',
      note: '%{name} さんへのひとこと',
      said: '%{name} さんに権限を付与しました。',
    },
  },
}
