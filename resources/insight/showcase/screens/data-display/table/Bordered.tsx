import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { ProductRows } from '../../ProductRows.tsx'
import { products } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import { useTexts } from '../../words.ts'

const lines = {
  '& td, & th, & caption': { border: '1px solid var(--border)' },
  '& caption': { borderBlockEnd: 0, captionSide: 'top', color: 'var(--text)', fontWeight: 600 },
}

export default function Bordered() {
  const t = useTexts()
  const { pair } = usePunctuation()
  return (
    <ScrolledTable label={t('showcase.words.products')} sx={lines}>
      <caption>{t('showcase.words.products')}</caption>
      <TableHead>
        <TableRow>
          <TableCell>{t('showcase.words.name')}</TableCell>
          <TableCell>{t('showcase.words.fabric')}</TableCell>
          <TableCell align="right">{t('showcase.words.price')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <ProductRows shown={products} />
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell colSpan={3} sx={{ color: 'var(--text-muted)' }}>
            {pair(t('showcase.words.products'), products.length)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </ScrolledTable>
  )
}
