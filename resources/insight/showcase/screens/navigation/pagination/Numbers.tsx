import Pagination from '@mui/material/Pagination'
import { useTranslate } from 'ra-core'

export default function Numbers() {
  const translate = useTranslate()
  return (
    <Pagination
      count={12}
      defaultPage={3}
      aria-label={translate('list.pages')}
      getItemAriaLabel={(type, page) =>
        type === 'page'
          ? `${translate('list.page')} ${page}`
          : translate(`list.${type === 'next' ? 'next' : 'previous'}`)
      }
    />
  )
}
