import Pagination from '@mui/material/Pagination'
import { usePageNames } from '../../usePageNames.ts'

export default function Many() {
  return <Pagination count={48} defaultPage={24} siblingCount={1} {...usePageNames('many')} />
}
