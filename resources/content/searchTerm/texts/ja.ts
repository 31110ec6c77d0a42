export default {
  name: '検索語',
  fields: {
    term: '検索語',
    results: '結果数',
    uses: '検索回数',
    lastUsedAt: '最終検索',
    redirectTo: '転送先',
    synonyms: '同義語',
  },
  sections: {
    general: '基本情報',
    figures: '数値',
  },
  views: {
    withoutResults: '結果なし',
    unanswered: '結果なし・未対応',
    redirected: '転送あり',
  },
  actions: {
    redirect: '転送を作成',
  },
  flags: {
    report: '検索の報告（ストア）',
  },
  help: {
    redirectTo: 'この語で検索した人をここへ案内します。ストア上のパス、または https で始まるアドレス。',
    synonyms: 'この語と一緒にストアが検索するほかの語。',
  },
  own: {
    redirectHint: 'この語で検索した人は、結果一覧を経ずにこのアドレスへ移動します。',
    redirected: 'この語は %{to} へ転送されます。',
  },
}
