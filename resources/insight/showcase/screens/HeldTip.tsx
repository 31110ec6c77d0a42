import MuiButton from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import type { Place } from './Beside.tsx'

interface HeldTipProps {
  place: Place
  /** What it says. */
  tip: string
  arrow?: boolean
  /** What stands on the button. */
  children: string
}

/** A button whose tip shows under the pointer and with the focus; a press keeps it, as touch screens need it, another one lets it go. */
export function HeldTip({ place, tip, arrow = false, children }: HeldTipProps) {
  const [isShown, setShown] = useState(false)
  const [isHeld, setHeld] = useState(false)
  return (
    <Tooltip
      describeChild
      arrow={arrow}
      placement={place}
      title={tip}
      open={isShown || isHeld}
      onOpen={() => setShown(true)}
      onClose={({ type }) => {
        setShown(false)
        // A timer closes what the pointer has left; keys and a lost focus let go of what is held as well.
        if (type === 'keydown' || type === 'blur') setHeld(false)
      }}
    >
      <MuiButton
        size="small"
        variant="outlined"
        color="inherit"
        aria-pressed={isHeld}
        onClick={() => setHeld(!isHeld)}
      >
        <bdi dir="ltr">{children}</bdi>
      </MuiButton>
    </Tooltip>
  )
}
