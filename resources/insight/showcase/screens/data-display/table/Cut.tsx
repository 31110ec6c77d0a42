import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTexts } from '../../words.ts'

const rows = [
  [
    'LS-204',
    'Woven of long flax fibres, washed before it is cut, so that it neither shrinks nor creases much.',
  ],
  ['SS-011', 'Handloom silk from Varanasi with a border of silver thread, five and a half metres long.'],
] as const
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export default function Cut() {
  const t = useTexts()
  return (
    <Table sx={{ tableLayout: 'fixed' }} aria-label={t('showcase.words.products')}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 90 }}>SKU</TableCell>
          <TableCell>{t('showcase.words.note')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([code, note]) => (
          <TableRow key={code}>
            <TableCell>
              <bdi dir="ltr">{code}</bdi>
            </TableCell>
            <TableCell sx={cut} lang="en" data-tip={note} tabIndex={0}>
              {note}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
