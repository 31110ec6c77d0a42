import Avatar from '@mui/material/Avatar'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const names = ['N', 'Noor', 'Banerjee', 'Kesar Studio']

export default function Shrunk() {
  const [at, setAt] = useState(1)
  const t = useTexts()
  const name = names[at] ?? ''
  return (
    <>
      <Avatar
        component="span"
        role="img"
        aria-label={name}
        sx={{
          width: 56,
          height: 56,
          whiteSpace: 'nowrap',
          bgcolor: 'var(--accent-soft)',
          color: 'var(--accent-text)',
          // A letter is about 0.6 of its size wide; 6 pixels stay free at each side.
          fontSize: Math.min(24, 44 / (name.length * 0.58)),
        }}
      >
        {name}
      </Avatar>
      <Button small onClick={() => setAt((at + 1) % names.length)}>
        {t('showcase.words.next')}
      </Button>
    </>
  )
}
