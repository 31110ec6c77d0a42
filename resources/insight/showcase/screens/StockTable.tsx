import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { ScrolledTable } from './ScrolledTable.tsx'
import { useTexts } from './words.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']
const rows = Array.from({ length: 12 }, (_, at) => ({
  code: `LS-${204 + at}`,
  stock: sizes.map((_size, size) => (at * 7 + size * 5) % 23),
}))
const still = { position: 'sticky', insetInlineStart: 0, background: 'var(--surface)' } as const

/** How many pieces of which size there are: longer and wider than its place, with its heads or its first column always in sight. */
export function StockTable({ head = false, column = false }: { head?: boolean; column?: boolean }) {
  const t = useTexts()
  return (
    <ScrolledTable label={t('showcase.words.stock')} maxHeight={260} size="small" stickyHeader={head}>
      <TableHead>
        <TableRow>
          <TableCell sx={column ? { ...still, zIndex: 3 } : undefined}>SKU</TableCell>
          {sizes.map((size) => (
            <TableCell key={size} align="right">
              {size}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ code, stock }) => (
          <TableRow key={code}>
            <TableCell component="th" scope="row" sx={{ ...(column ? still : {}), whiteSpace: 'nowrap' }}>
              <bdi dir="ltr">{code}</bdi>
            </TableCell>
            {stock.map((pieces, at) => (
              <TableCell key={sizes[at]} align="right">
                {pieces}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </ScrolledTable>
  )
}
