import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined'
import { useTranslate } from 'ra-core'
import { PageTitle } from '../../shell/page/PageTitle.tsx'
import { StatePage } from '../../shell/states/StatePage.tsx'

/** The figures of the sales; says that they are not there yet, instead of showing invented ones. */
export default function SalesDashboard() {
  const translate = useTranslate()
  return (
    <>
      <PageTitle>{translate('shell.routes.dashboards/sales')}</PageTitle>
      <StatePage
        icon={<QueryStatsOutlined />}
        title={translate('shell.dashboard.salesTitle')}
        text={translate('shell.dashboard.salesText')}
      />
    </>
  )
}
