import { useState } from 'react'
import { CascadeBox } from '../../../../../../src/controls/lookup/CascadeBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { titles } from '../../categories.ts'
import { useSteps } from '../../steps.ts'
import { useTexts } from '../../words.ts'

export default function Required() {
  const t = useTexts()
  const [category, setCategory] = useState<string | null>('saris')
  const part = { id: 'categoryRequired', source: 'categoryRequired', label: t('showcase.words.categories') }
  return (
    <Frame {...part} required>
      <CascadeBox
        {...part}
        required
        value={category}
        onChange={setCategory}
        shown={category === null ? '' : (titles.get(category) ?? '')}
        placeholder={t('showcase.words.all')}
        useSteps={useSteps}
      />
    </Frame>
  )
}
