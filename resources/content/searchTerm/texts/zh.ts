export default {
  name: '搜索词',
  fields: {
    term: '搜索词',
    results: '结果数',
    uses: '搜索次数',
    lastUsedAt: '最近搜索',
    redirectTo: '跳转到',
    synonyms: '同义词',
  },
  sections: {
    general: '基本信息',
    figures: '数据',
  },
  views: {
    withoutResults: '无结果',
    unanswered: '无结果且未处理',
    redirected: '已设跳转',
  },
  actions: {
    redirect: '创建跳转',
  },
  flags: {
    report: '上报搜索（店铺）',
  },
  help: {
    redirectTo: '搜索该词的访客会直接前往此处：店内路径，或以 https 开头的网址。',
    synonyms: '店铺会连同该词一起搜索的其他词。',
  },
  own: {
    redirectHint: '搜索该词的访客会直接前往此地址，不再显示结果列表。',
    redirected: '该词现在跳转到 %{to}。',
  },
}
