import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'

const branches = [
  { name: 'Shirts', lines: ['Linen shirt', 'Cotton kurta'] },
  { name: 'Saris', lines: ['Silk sari'] },
]

export default function Folded() {
  const [open, setOpen] = useState<string | undefined>('Shirts')
  return (
    <div lang="en">
      {branches.map(({ name, lines }) => (
        <div key={name}>
          <ListItemButton
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            <ListItemText primary={name} />
            <Glyph name={open === name ? 'open' : 'next'} size={18} />
          </ListItemButton>
          <Collapse in={open === name} unmountOnExit>
            <List disablePadding>
              {lines.map((line) => (
                <li key={line} style={{ paddingBlock: 8, paddingInlineStart: 32 }}>
                  {line}
                </li>
              ))}
            </List>
          </Collapse>
        </div>
      ))}
    </div>
  )
}
