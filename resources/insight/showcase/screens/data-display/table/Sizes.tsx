import TableBody from '@mui/material/TableBody'
import { useState } from 'react'
import { ProductRows } from '../../ProductRows.tsx'
import { products } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import { SizeChoice } from '../../SizeChoice.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const sizes = ['small', 'medium'] as const

export default function Sizes() {
  const t = useTexts()
  const [size, setSize] = useState<'small' | 'medium'>('small')
  return (
    <div className={css.stack}>
      <SizeChoice sizes={sizes} size={size} onChange={setSize} />
      <ScrolledTable label={t('showcase.words.products')} size={size}>
        <TableBody>
          <ProductRows shown={products} />
        </TableBody>
      </ScrolledTable>
    </div>
  )
}
