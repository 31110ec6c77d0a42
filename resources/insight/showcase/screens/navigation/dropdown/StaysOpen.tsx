import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const columns = ['name', 'fabric', 'price', 'stock'] as const

export default function StaysOpen() {
  const t = useTexts()
  const { list } = usePunctuation()
  const [on, setOn] = useState<readonly string[]>(['name', 'price'])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (column: string) =>
    setOn(columns.filter((each) => (each === column ? !on.includes(each) : on.includes(each))))
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('showcase.words.columns')}
      </Button>
      <span role="status">{list(on.map((each) => t(`showcase.words.${each}`)))}</span>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={on.includes(column)}
            onClick={() => toggle(column)}
          >
            <Checkbox checked={on.includes(column)} size="small" sx={{ padding: 0 }} tabIndex={-1} inert />
            {t(`showcase.words.${column}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
