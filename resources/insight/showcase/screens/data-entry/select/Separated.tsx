import { useState } from 'react'
import { ManyOf } from '../../ManyOf.tsx'
import { useTexts } from '../../words.ts'

export default function Separated() {
  const t = useTexts()
  const [chosen, setChosen] = useState(['Monsoon', 'Festive'])
  return (
    <ManyOf
      isFree
      separators={/[,;、，\s]+/}
      label={t('showcase.words.tags')}
      options={[]}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}
