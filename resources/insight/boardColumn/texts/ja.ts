export default {
  name: 'ボードの列',
  fields: {
    title: 'タイトル',
    project: 'プロジェクト',
    cardLimit: 'カードの上限',
    finished: '完了した作業の列',
    position: '位置',
  },
  sections: { column: '列' },
  help: {
    cardLimit: 'この枚数を超えるカードは置けません。空欄なら無制限です。',
    finished: 'この列のカードは、プロジェクトの進捗で完了として数えます。',
  },
}
