export default {
  today: '今天',
  yesterday: '昨天',
  '7d': '最近 7 天',
  '30d': '最近 30 天',
  '90d': '最近 90 天',
  '365d': '最近 365 天',
  month: '本月',
  lastMonth: '上月',
}
