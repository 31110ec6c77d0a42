import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { ReactNode } from 'react'

interface SortHeadProps {
  /** How the rows stand by this column; absent while they do not. */
  order?: 'asc' | 'desc' | undefined
  onSort: () => void
  align?: 'right' | undefined
  children: ReactNode
}

/** The head of a column of MUI's table that sorts the rows. */
export const SortHead = ({ order, onSort, align, children }: SortHeadProps) => (
  <TableCell align={align} sortDirection={order ?? false}>
    <TableSortLabel active={order !== undefined} direction={order ?? 'asc'} onClick={onSort}>
      {children}
    </TableSortLabel>
  </TableCell>
)
