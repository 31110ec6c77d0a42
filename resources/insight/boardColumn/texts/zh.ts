export default {
  name: '看板列',
  fields: {
    title: '标题',
    project: '项目',
    cardLimit: '卡片上限',
    finished: '此列为已完成',
    position: '位置',
  },
  sections: { column: '列' },
  help: {
    cardLimit: '此列最多容纳的卡片数。留空则不限。',
    finished: '计算项目进度时，此列的卡片视为已完成。',
  },
}
