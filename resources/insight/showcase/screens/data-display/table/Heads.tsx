import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { ChoiceBox } from '../../../../../../src/controls/parts/ChoiceBox.tsx'
import { ProductRows } from '../../ProductRows.tsx'
import { fabrics, products } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import { SortHead } from '../../SortHead.tsx'
import { useTexts } from '../../words.ts'

export default function Heads() {
  const t = useTexts()
  const [fabric, setFabric] = useState('')
  const [{ by, order }, setSort] = useState<{ by: 'name' | 'price'; order: 'asc' | 'desc' }>({
    by: 'name',
    order: 'asc',
  })
  const sort = (next: typeof by) =>
    setSort({ by: next, order: next === by && order === 'asc' ? 'desc' : 'asc' })
  const shown = products
    .filter((product) => fabric === '' || product.fabric === fabric)
    .sort(
      (a, b) =>
        (by === 'name' ? a.name.localeCompare(b.name) : a.price - b.price) * (order === 'asc' ? 1 : -1),
    )
  const orderOf = (each: typeof by) => (each === by ? order : undefined)
  return (
    <ScrolledTable label={t('showcase.words.products')}>
      <TableHead>
        <TableRow>
          <SortHead order={orderOf('name')} onSort={() => sort('name')}>
            {t('showcase.words.name')}
          </SortHead>
          <TableCell>
            <ChoiceBox
              id="heads-fabric"
              source="fabric"
              dense
              label={t('showcase.words.fabric')}
              none={t('showcase.words.fabric')}
              choices={fabrics.map((value) => ({ value, label: value }))}
              chosen={fabric}
              onChoose={setFabric}
            />
          </TableCell>
          <SortHead align="right" order={orderOf('price')} onSort={() => sort('price')}>
            {t('showcase.words.price')}
          </SortHead>
        </TableRow>
      </TableHead>
      <TableBody>
        <ProductRows shown={shown} />
      </TableBody>
    </ScrolledTable>
  )
}
