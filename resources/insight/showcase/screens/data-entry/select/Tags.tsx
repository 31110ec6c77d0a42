import { useState } from 'react'
import { ManyOf } from '../../ManyOf.tsx'
import { fabrics } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function Tags() {
  const t = useTexts()
  const [chosen, setChosen] = useState(['Linen'])
  return (
    <ManyOf
      isFree
      label={t('showcase.words.fabric')}
      options={fabrics}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}
