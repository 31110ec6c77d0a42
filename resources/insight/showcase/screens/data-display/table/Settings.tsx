import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { ProductRows } from '../../ProductRows.tsx'
import { products } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const names = ['borders', 'heads', 'dense', 'total', 'empty'] as const

export default function Settings() {
  const t = useTexts()
  const { pair } = usePunctuation()
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
        {is('heads') && (
          <TableHead>
            <TableRow>
              <TableCell>{t('showcase.words.name')}</TableCell>
              <TableCell>{t('showcase.words.fabric')}</TableCell>
              <TableCell align="right">{t('showcase.words.price')}</TableCell>
            </TableRow>
          </TableHead>
        )}
        <TableBody>
          <ProductRows shown={shown} />
          {shown.length === 0 && (
            <TableRow>
              <TableCell colSpan={3}>{t('showcase.words.nothing')}</TableCell>
            </TableRow>
          )}
        </TableBody>
        {is('total') && (
          <TableFooter>
            <TableRow>
              <TableCell colSpan={3} sx={{ color: 'var(--text-muted)' }}>
                {pair(t('showcase.words.products'), shown.length)}
              </TableCell>
            </TableRow>
          </TableFooter>
        )}
      </ScrolledTable>
    </div>
  )
}
