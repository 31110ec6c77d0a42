import ConstructionOutlined from '@mui/icons-material/ConstructionOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { homeRoute } from '../routeTable.ts'
import { StatePage } from './StatePage.tsx'

/** Says of a place in the specification's route list that nothing is there yet. */
export function UnbuiltPage() {
  const translate = useTranslate()
  return (
    <StatePage icon={<ConstructionOutlined />} title={translate('shell.unbuilt.title')} text={translate('shell.unbuilt.text')}>
      <Button component={Link} to={`/app/${homeRoute}`} variant="outlined">
        {translate('shell.page.goHome')}
      </Button>
    </StatePage>
  )
}
