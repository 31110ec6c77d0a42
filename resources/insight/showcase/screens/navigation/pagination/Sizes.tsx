import TablePagination from '@mui/material/TablePagination'
import { useTranslate } from 'ra-core'
import { useState } from 'react'

export default function Sizes() {
  const translate = useTranslate()
  const [page, setPage] = useState(0)
  const [size, setSize] = useState(25)
  return (
    <TablePagination
      component="div"
      count={1234}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={[10, 25, 50]}
      labelRowsPerPage={translate('list.perPage')}
      labelDisplayedRows={({ from, to, count }) => translate('list.range', { from, to, total: count })}
      getItemAriaLabel={(type) => translate(type === 'next' ? 'list.next' : 'list.previous')}
      slotProps={{ select: { native: true, inputProps: { 'aria-label': translate('list.perPage') } } }}
      onPageChange={(_, next) => setPage(next)}
      onRowsPerPageChange={({ target }) => {
        setSize(Number(target.value))
        setPage(0)
      }}
    />
  )
}
