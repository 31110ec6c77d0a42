import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function More() {
  const t = useTexts()
  const [chosen, setChosen] = useState('more')
  const [words, setWords] = useState('')
  return (
    <div className={css.stack}>
      <RadioGroup
        name="more"
        aria-label={t('showcase.words.size')}
        value={chosen}
        onChange={(_, next) => setChosen(next)}
      >
        {['small', 'large', 'more'].map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={t(`showcase.words.${each}`)} />
        ))}
      </RadioGroup>
      {chosen === 'more' && (
        <TextBoxField
          id="more-size"
          source="more-size"
          label={t('showcase.words.size')}
          text={words}
          onText={setWords}
        />
      )}
    </div>
  )
}
