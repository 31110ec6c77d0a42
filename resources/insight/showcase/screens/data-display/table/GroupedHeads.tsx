import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { products, useMoney } from '../../products.ts'
import { ScrolledTable } from '../../ScrolledTable.tsx'
import { useTexts } from '../../words.ts'

export default function GroupedHeads() {
  const t = useTexts()
  const money = useMoney()
  return (
    <ScrolledTable
      label={t('showcase.words.products')}
      sx={{ '& th': { border: '1px solid var(--border)' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell rowSpan={2}>{t('showcase.words.name')}</TableCell>
          <TableCell colSpan={2} align="center" scope="colgroup">
            {t('showcase.words.now')}
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell align="right">{t('showcase.words.price')}</TableCell>
          <TableCell align="right">{t('showcase.words.stock')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map(({ code, name, price, stock }) => (
          <TableRow key={code}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{money(price)}</TableCell>
            <TableCell align="right">{stock}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrolledTable>
  )
}
