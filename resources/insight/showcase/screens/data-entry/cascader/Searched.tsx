import { useState } from 'react'
import { CascadeBox, type UseSteps } from '../../../../../../src/controls/lookup/CascadeBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { Hits, hasAll, wordsOf } from '../../../../../../src/shell/controls/Hits.tsx'
import { titles, wayTo } from '../../categories.ts'
import { useSteps } from '../../steps.ts'
import { useTexts } from '../../words.ts'

/** Words are looked for along the whole way, in any order. */
const useWaySteps: UseSteps = ({ q, within }, wanted) => {
  const words = wordsOf(q)
  const steps = useSteps({ q: '', within }, wanted)
  if (q === '') return steps
  const found = [...titles.keys()].flatMap((id) => {
    const way = wayTo(id)
    const node = way.at(-1)
    if (!node || !hasAll(way.map(({ title }) => title).join(' '), words)) return []
    const content = <Hits key={id} text={node.title} words={words} />
    return [{ ...node, content, above: way.slice(0, -1), isOpen: node.hasBelow }]
  })
  return { ...steps, found }
}

export default function Searched() {
  const t = useTexts()
  const [category, setCategory] = useState<string | null>(null)
  const part = { id: 'categorySearched', source: 'categorySearched', label: t('showcase.words.categories') }
  return (
    <Frame {...part}>
      <CascadeBox
        {...part}
        value={category}
        onChange={setCategory}
        shown={category === null ? '' : (titles.get(category) ?? '')}
        placeholder={t('showcase.words.search')}
        useSteps={useWaySteps}
      />
    </Frame>
  )
}
