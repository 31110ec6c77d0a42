import LockOutlined from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { homeRoute } from '../routeTable.ts'
import { StatePage } from './StatePage.tsx'

/** Shown in place of a page whose permission is missing; the address stays, so that it works once the permission is there. */
export function NoAccess() {
  const translate = useTranslate()
  return (
    <StatePage icon={<LockOutlined />} title={translate('shell.noAccess.title')} text={translate('shell.noAccess.text')}>
      <Button component={Link} to={`/app/${homeRoute}`} variant="outlined">
        {translate('shell.page.goHome')}
      </Button>
    </StatePage>
  )
}
