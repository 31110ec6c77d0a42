import Table from '@mui/material/Table'
import TableContainer from '@mui/material/TableContainer'
import type { ReactNode } from 'react'

interface ScrolledTableProps {
  /** Names what scrolls. */
  label: string
  maxHeight?: number
  size?: 'small' | 'medium'
  stickyHeader?: boolean
  sx?: object
  children: ReactNode
}

/** MUI's table in a box that scrolls where it is too large, by the keyboard too. */
export const ScrolledTable = ({ label, maxHeight, children, ...table }: ScrolledTableProps) => (
  <TableContainer role="group" aria-label={label} tabIndex={0} sx={{ position: 'relative', maxHeight }}>
    <Table {...table}>{children}</Table>
  </TableContainer>
)
