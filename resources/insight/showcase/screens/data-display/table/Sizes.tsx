import TableBody from '@mui/material/TableBody'
import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { ProductRows } from '../../ProductRows.tsx'
import { products } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Sizes() {
  const t = useTexts()
  const [size, setSize] = useState<'small' | 'medium'>('small')
  const options = { small: t('showcase.words.small'), medium: t('showcase.words.medium') }
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.size')} value={size} options={options} onChange={setSize} />
      <ScrolledTable label={t('showcase.words.products')} size={size}>
        <TableBody>
          <ProductRows shown={products} />
        </TableBody>
      </ScrolledTable>
    </div>
  )
}
