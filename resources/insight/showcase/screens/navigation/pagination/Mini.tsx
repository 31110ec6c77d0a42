import Pagination from '@mui/material/Pagination'
import { usePageNames } from '../../usePageNames.ts'

export default function Mini() {
  return <Pagination size="small" count={9} defaultPage={2} {...usePageNames('mini')} />
}
