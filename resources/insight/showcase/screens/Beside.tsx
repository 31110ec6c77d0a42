import Popover, { type PopoverOrigin } from '@mui/material/Popover'
import type { ReactNode } from 'react'
import css from './showcase.module.css'

/** Where beside its anchor it lies: a side, and along it the start, the middle or the end. */
export type Place = `${'top' | 'bottom' | 'left' | 'right'}${'' | '-start' | '-end'}`

interface BesideProps {
  anchor: HTMLElement
  place: Place
  label: string
  /** A tip that points at the middle of the anchor. */
  arrow?: boolean | undefined
  onClose: () => void
  children: ReactNode
}

/** A small dialog at a chosen side of what it belongs to. Escape and a press elsewhere close it; the focus goes in and comes back. */
export function Beside({ anchor, place, label, arrow = false, onClose, children }: BesideProps) {
  const [side = 'top', along] = place.split('-')
  const isUpright = side === 'top' || side === 'bottom'
  const isTurned = getComputedStyle(anchor).direction === 'rtl'
  const start = isUpright ? (isTurned ? 'right' : 'left') : 'top'
  const end = isUpright ? (isTurned ? 'left' : 'right') : 'bottom'
  const edge = along === 'start' ? start : along === 'end' ? end : 'center'
  const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }[side] ?? 'top'
  const origin = (own: string) =>
    (isUpright ? { vertical: own, horizontal: edge } : { vertical: edge, horizontal: own }) as PopoverOrigin
  const gap = arrow ? 10 : 6
  const away = {
    top: { mt: `${-gap}px` },
    bottom: { mt: `${gap}px` },
    left: { ml: `${-gap}px` },
    right: { ml: `${gap}px` },
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={origin(side)}
      transformOrigin={origin(opposite)}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          className: arrow ? css.pointing : undefined,

          sx: away[side as keyof typeof away],
        } as object,
      }}
    >
      {children}
    </Popover>
  )
}
