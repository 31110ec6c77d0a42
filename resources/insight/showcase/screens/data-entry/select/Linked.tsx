import { useState } from 'react'
import { ChoiceField } from '../../../../../../src/controls/parts/ChoiceField.tsx'
import { categories } from '../../categories.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const choicesOf = (nodes: readonly { id: string; title: string }[]) =>
  nodes.map(({ id, title }) => ({ value: id, label: title }))

export default function Linked() {
  const t = useTexts()
  const open = categories.filter(({ below = [] }) => below.length > 0)
  const [above, setAbove] = useState(open[0]?.id ?? '')
  const [chosen, setChosen] = useState('')
  const below = open.find(({ id }) => id === above)?.below ?? []
  return (
    <div className={css.stack}>
      <ChoiceField
        id="linked-above"
        source="above"
        label={t('showcase.words.categories')}
        choices={choicesOf(open)}
        chosen={above}
        onChoose={(id) => {
          setAbove(id)
          setChosen('')
        }}
      />
      <ChoiceField
        id="linked-below"
        source="below"
        label={t('showcase.words.products')}
        choices={[{ value: '', label: t('showcase.words.all') }, ...choicesOf(below)]}
        chosen={chosen}
        onChoose={setChosen}
      />
    </div>
  )
}
