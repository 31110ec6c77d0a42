import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { ProductRows } from '../../ProductRows.tsx'
import { products } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import { SortHead } from '../../SortHead.tsx'
import { useTexts } from '../../words.ts'

type By = 'fabric' | 'price'
type Sort = { readonly by: By; readonly order: 'asc' | 'desc' }

export default function ByTwo() {
  const t = useTexts()
  const [sorts, setSorts] = useState<readonly Sort[]>([
    { by: 'fabric', order: 'asc' },
    { by: 'price', order: 'desc' },
  ])
  const toggle = (by: By) => {
    const order = sorts.find((sort) => sort.by === by)?.order
    const others = sorts.filter((sort) => sort.by !== by)
    if (order === 'desc') setSorts(others)
    else if (order === undefined) setSorts([...others, { by, order: 'asc' }])
    else setSorts(sorts.map((sort) => (sort.by === by ? { by, order: 'desc' } : sort)))
  }
  const shown = [...products].sort((a, b) => {
    for (const { by, order } of sorts) {
      const less = by === 'price' ? a.price - b.price : a.fabric.localeCompare(b.fabric)
      if (less !== 0) return order === 'asc' ? less : -less
    }
    return 0
  })
  const head = (by: By, align?: 'right') => {
    const at = sorts.findIndex((sort) => sort.by === by)
    return (
      <SortHead align={align} order={sorts[at]?.order} onSort={() => toggle(by)}>
        {t(`showcase.words.${by}`)} {at >= 0 && sorts.length > 1 && at + 1}
      </SortHead>
    )
  }
  return (
    <ScrolledTable label={t('showcase.words.products')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('showcase.words.name')}</TableCell>
          {head('fabric')}
          {head('price', 'right')}
        </TableRow>
      </TableHead>
      <TableBody>
        <ProductRows shown={shown} />
      </TableBody>
    </ScrolledTable>
  )
}
