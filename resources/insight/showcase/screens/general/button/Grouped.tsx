import MuiButton from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { useState } from 'react'
import { useTexts } from '../../words.ts'

const sizes = ['small', 'medium', 'large']

export default function Grouped() {
  const t = useTexts()
  const [chosen, setChosen] = useState('medium')
  return (
    <ButtonGroup aria-label={t('showcase.words.size')}>
      {sizes.map((size) => (
        <MuiButton
          key={size}
          variant={size === chosen ? 'contained' : 'outlined'}
          aria-pressed={size === chosen}
          onClick={() => setChosen(size)}
        >
          {t(`showcase.words.${size}`)}
        </MuiButton>
      ))}
    </ButtonGroup>
  )
}
