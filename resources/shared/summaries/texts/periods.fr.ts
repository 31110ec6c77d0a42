export default {
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  '7d': '7 derniers jours',
  '30d': '30 derniers jours',
  '90d': '90 derniers jours',
  '365d': '365 derniers jours',
  month: 'Ce mois-ci',
  lastMonth: 'Le mois dernier',
}
