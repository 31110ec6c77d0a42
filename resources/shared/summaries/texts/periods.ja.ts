export default {
  today: '今日',
  yesterday: '昨日',
  '7d': '過去 7 日間',
  '30d': '過去 30 日間',
  '90d': '過去 90 日間',
  '365d': '過去 365 日間',
  month: '今月',
  lastMonth: '先月',
}
