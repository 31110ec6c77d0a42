import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { type Product, useMoney } from './products.ts'
import { useTexts } from './words.ts'

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

/** The names of their columns. */
export function ProductHeads() {
  const t = useTexts()
  return (
    <TableHead>
      <TableRow>
        <TableCell>{t('showcase.words.name')}</TableCell>
        <TableCell>{t('showcase.words.fabric')}</TableCell>
        <TableCell align="right">{t('showcase.words.price')}</TableCell>
      </TableRow>
    </TableHead>
  )
}

/** How many there are, below them. */
export function ProductCount({ count }: { count: number }) {
  const t = useTexts()
  const { pair } = usePunctuation()
  return (
    <TableFooter>
      <TableRow>
        <TableCell colSpan={3} sx={{ color: 'var(--text-muted)' }}>
          {pair(t('showcase.words.products'), count)}
        </TableCell>
      </TableRow>
    </TableFooter>
  )
}
