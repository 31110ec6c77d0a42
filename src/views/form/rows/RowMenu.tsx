import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import css from './rows.module.css'

/** What can be done with a row as a whole. */
export type RowAct = 'edit' | 'insert' | 'copy' | 'up' | 'down' | 'remove'

interface RowMenuProps {
  row: number
  count: number
  isFull: boolean
  /** -1 where the grid's own keys lead to it. */
  tabIndex?: number
  onAct: (act: RowAct, row: number) => void
}

/** The menu at the end of a row. */
export function RowMenu({ row, count, isFull, tabIndex = 0, onAct }: RowMenuProps) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const acts: readonly (readonly [RowAct, boolean])[] = [
    ['edit', true],
    ['insert', !isFull],
    ['copy', !isFull],
    ['up', row > 0],
    ['down', row < count - 1],
    ['remove', true],
  ]
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={tabIndex}
        className={css.moreButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={translate('fields.rows.menu', { number: row + 1 })}
        onClick={() => setOpen(true)}
      >
        <MoreHoriz />
      </button>
      {isOpen && (
        <Menu open anchorEl={button.current} onClose={() => setOpen(false)}>
          {acts.map(([act, isPossible]) => (
            <MenuItem
              key={act}
              disabled={!isPossible}
              onClick={() => {
                setOpen(false)
                onAct(act, row)
              }}
            >
              {translate(`fields.rows.${act}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
