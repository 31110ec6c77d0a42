import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'

interface FlyOutProps {
  title: string
  lines: readonly { readonly name: string; readonly title: string }[]
  current: string
  onPick: (name: string) => void
  /** It opens below the button; else beside it. */
  isBelow: boolean
  button: ComponentProps<'button'> & { 'data-holds'?: true | undefined }
  children: ReactNode
}

/** An entry of a menu whose lines open out of it. They stay within it, so that they have its colours. */
export function FlyOut({ title, lines, current, onPick, isBelow, button, children }: FlyOutProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const isTurned = anchor !== undefined && getComputedStyle(anchor).direction === 'rtl'
  const [near, far] = isTurned ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const close = () => setAnchor(undefined)
  return (
    <>
      <button
        {...button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
        <Glyph name={isBelow ? 'open' : 'next'} size={18} />
      </button>
      <Menu
        id={id}
        disablePortal
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        anchorOrigin={
          isBelow ? { vertical: 'bottom', horizontal: near } : { vertical: 'top', horizontal: far }
        }
        transformOrigin={{ vertical: 'top', horizontal: near }}
        onClose={close}
        slotProps={{ list: { 'aria-label': title } }}
      >
        {lines.map((line) => (
          <MenuItem
            key={line.name}
            selected={line.name === current}
            onClick={() => {
              onPick(line.name)
              close()
            }}
          >
            {line.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
