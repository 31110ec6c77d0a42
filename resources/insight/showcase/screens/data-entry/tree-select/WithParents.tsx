import { useState } from 'react'
import { checkedBranches, toggledBranch } from '../../../../../../src/controls/tree/checkedBranches.ts'
import { TreePicker } from '../../../../../../src/controls/tree/TreePicker.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { categories, titles, useBranch } from '../../categories.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function WithParents() {
  const t = useTexts()
  const { pair, list } = usePunctuation()
  const [leaves, setLeaves] = useState<readonly string[]>(['shirts', 'shirtsMen'])
  const label = t('showcase.words.categories')
  const names = list([...titles].map(([id, title]) => leaves.includes(id) && title))
  return (
    <div className={css.stack}>
      <span>
        <TreePicker
          isMany
          open={label}
          label={label}
          useBranch={useBranch}
          opened={['women', 'tops', 'men']}
          {...checkedBranches(categories, leaves)}
          onChoose={({ id }) => setLeaves(toggledBranch(categories, leaves, id))}
        />
      </span>
      <p role="status">{pair(t('showcase.words.chosen'), names || t('showcase.words.none'))}</p>
    </div>
  )
}
