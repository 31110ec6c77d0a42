import { type ReactNode, useState } from 'react'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Beside, type Place } from './Beside.tsx'
import css from './showcase.module.css'

export const twelve: readonly Place[] = [
  ...(['top-start', 'top', 'top-end'] as const),
  ...(['left-start', 'left', 'left-end'] as const),
  ...(['right-start', 'right', 'right-end'] as const),
  ...(['bottom-start', 'bottom', 'bottom-end'] as const),
]

interface PlacesProps {
  places?: readonly Place[]
  /** Names what is shown. */
  label: string
  children: (close: () => void) => ReactNode
}

/** A button for each place; pressed, what belongs to it lies there. */
export function Places({ places = twelve, label, children }: PlacesProps) {
  const [open, setOpen] = useState<{ place: Place; anchor: HTMLElement }>()
  const close = () => setOpen(undefined)
  return (
    <div className={css.places}>
      {places.map((place) => (
        <Button
          key={place}
          small
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setOpen({ place, anchor: currentTarget })}
        >
          <bdi dir="ltr">{place}</bdi>
        </Button>
      ))}
      {open && (
        <Beside {...open} label={label} onClose={close}>
          {children(close)}
        </Beside>
      )}
    </div>
  )
}
