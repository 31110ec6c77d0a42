import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { ProductCount, ProductHeads, ProductRows } from '../../ProductRows.tsx'
import { products } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const names = ['borders', 'heads', 'dense', 'total', 'empty'] as const

export default function Settings() {
  const t = useTexts()
  const [on, setOn] = useState<readonly string[]>(['heads', 'total'])
  const is = (name: (typeof names)[number]) => on.includes(name)
  const shown = is('empty') ? [] : products
  return (
    <div className={css.stack}>
      <div className={css.row}>
        {names.map((name) => (
          <Switch
            key={name}
            id={`table-${name}`}
            source={name}
            label={t(`showcase.words.table.${name}`)}
            isOn={is(name)}
            onSwitch={(isOn) => setOn(isOn ? [...on, name] : on.filter((each) => each !== name))}
          />
        ))}
      </div>
      <ScrolledTable
        label={t('showcase.words.products')}
        size={is('dense') ? 'small' : 'medium'}
        sx={is('borders') ? { '& td, & th': { border: '1px solid var(--border)' } } : {}}
      >
        {is('heads') && <ProductHeads />}
        <TableBody>
          <ProductRows shown={shown} />
          {shown.length === 0 && (
            <TableRow>
              <TableCell colSpan={3}>{t('showcase.words.nothing')}</TableCell>
            </TableRow>
          )}
        </TableBody>
        {is('total') && <ProductCount count={shown.length} />}
      </ScrolledTable>
    </div>
  )
}
