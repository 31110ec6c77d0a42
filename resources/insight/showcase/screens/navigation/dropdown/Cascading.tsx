import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useThemeState } from '../../../../../../src/shell/theme/useThemeState.ts'
import { categories } from '../../categories.ts'
import { useTexts } from '../../words.ts'

type Nodes = typeof categories

export default function Cascading() {
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<{ anchor: HTMLElement; nodes: Nodes; title: string }>()
  const [picked, setPicked] = useState('')
  const { direction } = useThemeState()[0]
  const close = () => {
    setOpen(undefined)
    setAnchor(null)
  }
  const lines = (nodes: Nodes) =>
    nodes.map(({ id, title, below = [], disabled = false }) => {
      const enter = (element: HTMLElement) => setOpen({ anchor: element, nodes: below, title })
      const isBranch = below.length > 0
      return (
        <MenuItem
          key={id}
          disabled={disabled}
          aria-haspopup={isBranch ? 'menu' : undefined}
          onClick={({ currentTarget }) => {
            if (isBranch) return enter(currentTarget)
            setPicked(title)
            close()
          }}
          onKeyDown={(event) => {
            if (!isBranch || event.key !== (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) return
            event.preventDefault()
            enter(event.currentTarget)
          }}
          sx={{ justifyContent: 'space-between' }}
        >
          {title}
          {isBranch && <Glyph name="next" size={16} />}
        </MenuItem>
      )
    })
  const isRtl = direction === 'rtl'
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('showcase.words.categories')}
      </Button>
      <span role="status">{picked}</span>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {lines(categories)}
      </Menu>
      {open && (
        <Menu
          open
          anchorEl={open.anchor}
          anchorOrigin={{ vertical: 'top', horizontal: isRtl ? 'left' : 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: isRtl ? 'right' : 'left' }}
          slotProps={{ list: { 'aria-label': open.title } }}
          onClose={() => setOpen(undefined)}
          onKeyDown={({ key }) => {
            if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) setOpen(undefined)
          }}
        >
          {open.nodes.map(({ id, title }) => (
            <MenuItem
              key={id}
              onClick={() => {
                setPicked(title)
                close()
              }}
            >
              {title}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
