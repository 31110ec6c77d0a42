import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { PickedTable } from '../../PickedTable.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const codes = products.map(({ code }) => code)
const picks = {
  all: codes,
  odd: codes.filter((_, at) => at % 2 === 0),
  even: codes.filter((_, at) => at % 2 === 1),
  clear: [],
} as const
const names = ['all', 'odd', 'even', 'clear'] as const

export default function Picks() {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly string[]>(picks.odd)
  return (
    <div className={css.stack}>
      <div className={css.row}>
        {names.map((name) => (
          <Button key={name} small onClick={() => setChosen(picks[name])}>
            {t(`showcase.words.${name}`)}
          </Button>
        ))}
      </div>
      <PickedTable
        by="checkbox"
        chosen={chosen}
        onPick={(code, isOn) => setChosen(isOn ? [...chosen, code] : chosen.filter((each) => each !== code))}
      />
    </div>
  )
}
