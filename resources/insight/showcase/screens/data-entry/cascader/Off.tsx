import { useState } from 'react'
import { useBranch } from '../../categories.ts'
import css from '../../showcase.module.css'
import { TreeColumns } from '../../TreeColumns.tsx'
import { useTexts } from '../../words.ts'

export default function Off() {
  const t = useTexts()
  const [chosen, setChosen] = useState('saris')
  return (
    <div className={css.columns}>
      <TreeColumns
        label={t('showcase.words.categories')}
        useBranch={useBranch}
        opened={['women']}
        chosen={chosen}
        onChoose={(way) => setChosen(way.at(-1)?.id ?? '')}
      />
    </div>
  )
}
