import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { type Product, useMoney } from './products.ts'

/** Products as rows of MUI's table: what they are called, of what they are made, what they cost. */
export function ProductRows({
  shown,
  columns = ['name', 'fabric', 'price'],
}: {
  shown: readonly Product[]
  columns?: readonly ('name' | 'fabric' | 'price')[]
}) {
  const money = useMoney()
  return shown.map((product) => (
    <TableRow key={product.code}>
      {columns.map((column) => (
        <TableCell key={column} align={column === 'price' ? 'right' : undefined}>
          {column === 'price' ? money(product.price) : product[column]}
        </TableCell>
      ))}
    </TableRow>
  ))
}
