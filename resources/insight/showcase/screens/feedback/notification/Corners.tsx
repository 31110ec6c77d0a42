import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useThemeState } from '../../../../../../src/shell/theme/useThemeState.ts'
import { useTexts } from '../../words.ts'

const corners = [
  ['top', 'left', '↖'],
  ['top', 'right', '↗'],
  ['bottom', 'left', '↙'],
  ['bottom', 'right', '↘'],
] as const

export default function Corners() {
  const t = useTexts()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [vertical, side] = corners[at] ?? corners[0]
  // MUI's places turn around with the page; these arrows do not.
  const isTurned = useThemeState()[0].direction === 'rtl'
  const horizontal = isTurned === (side === 'left') ? 'right' : 'left'
  return (
    <>
      {corners.map(([, , arrow], index) => (
        <Button
          key={arrow}
          aria-label={`${t('showcase.words.open')} ${arrow}`}
          onClick={() => {
            setAt(index)
            setOpen(true)
          }}
        >
          <bdi dir="ltr">{arrow}</bdi>
        </Button>
      ))}
      <Snackbar
        open={isOpen}
        autoHideDuration={4000}
        anchorOrigin={{ vertical, horizontal }}
        message={t('showcase.words.changed')}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
