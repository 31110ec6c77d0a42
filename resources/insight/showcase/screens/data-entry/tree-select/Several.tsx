import { useState } from 'react'
import { PickedList } from '../../../../../../src/controls/lookup/PickedList.tsx'
import { TreePicker } from '../../../../../../src/controls/tree/TreePicker.tsx'
import { titles, useBranch } from '../../categories.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Several() {
  const t = useTexts()
  const [chosen, setChosen] = useState(['saris', 'men'])
  const label = t('showcase.words.categories')
  const items = chosen.map((id) => ({ id, title: titles.get(id) ?? id, content: titles.get(id) }))
  return (
    <div className={css.stack}>
      <span>
        <TreePicker
          isMany
          open={label}
          label={label}
          useBranch={useBranch}
          opened={['women']}
          chosen={chosen}
          onChoose={({ id }) =>
            setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
          }
        />
      </span>
      <PickedList label={t('showcase.words.chosen')} items={items} onChange={setChosen} />
    </div>
  )
}
