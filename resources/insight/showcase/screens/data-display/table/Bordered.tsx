import TableBody from '@mui/material/TableBody'
import { ProductCount, ProductHeads, ProductRows } from '../../ProductRows.tsx'
import { products } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import { useTexts } from '../../words.ts'

const lines = {
  '& td, & th, & caption': { border: '1px solid var(--border)' },
  '& caption': { borderBlockEnd: 0, captionSide: 'top', color: 'var(--text)', fontWeight: 600 },
}

export default function Bordered() {
  const t = useTexts()
  return (
    <ScrolledTable label={t('showcase.words.products')} sx={lines}>
      <caption>{t('showcase.words.products')}</caption>
      <ProductHeads />
      <TableBody>
        <ProductRows shown={products} />
      </TableBody>
      <ProductCount count={products.length} />
    </ScrolledTable>
  )
}
