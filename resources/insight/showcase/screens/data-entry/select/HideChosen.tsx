import { useState } from 'react'
import { ManyOf } from '../../ManyOf.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function HideChosen() {
  const t = useTexts()
  const [chosen, setChosen] = useState(['Linen shirt'])
  return (
    <ManyOf
      hidesChosen
      label={t('showcase.words.products')}
      options={products.map(({ name }) => name)}
      chosen={chosen}
      onChoose={setChosen}
    />
  )
}
