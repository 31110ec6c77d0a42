import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const groups = { size: ['small', 'large'], theme: ['light', 'dark'] }

export default function Named() {
  const t = useTexts()
  return (
    <div className={css.row} style={{ gap: 40 }}>
      {Object.entries(groups).map(([name, values]) => (
        <RadioGroup
          key={name}
          name={`named-${name}`}
          aria-label={t(`showcase.words.${name}`)}
          defaultValue={values[0]}
        >
          {values.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={t(`showcase.words.${value}`)}
            />
          ))}
        </RadioGroup>
      ))}
    </div>
  )
}
