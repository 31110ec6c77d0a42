import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { CheckList } from '../../../../../../src/controls/parts/CheckList.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const codes = ['LS-204', 'SS-011', 'CK-077']

export default function All() {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly string[]>(['LS-204'])
  return (
    <div className={css.stack}>
      <FormControlLabel
        label={t('showcase.words.all')}
        control={
          <Checkbox
            checked={chosen.length === codes.length}
            indeterminate={chosen.length > 0 && chosen.length < codes.length}
            onChange={(_, isOn) => setChosen(isOn ? codes : [])}
          />
        }
      />
      <CheckList
        id="codes"
        stacked
        choices={codes.map((value) => ({ value, label: value }))}
        chosen={chosen}
        onChoose={setChosen}
      />
    </div>
  )
}
