import { useState } from 'react'
import { ManyOf } from '../../ManyOf.tsx'
import { fabrics } from '../../products.ts'
import { useTexts } from '../../words.ts'

/** Grounds that their words can be read on. */
const looks: Readonly<Record<string, object>> = {
  Linen: { backgroundColor: 'var(--warning-soft)', color: 'var(--warning-text)' },
  Silk: { backgroundColor: 'var(--danger-soft)', color: 'var(--danger-text)' },
  Cotton: { backgroundColor: 'var(--success-soft)', color: 'var(--success-text)' },
}

export default function Coloured() {
  const t = useTexts()
  const [chosen, setChosen] = useState(['Linen', 'Silk'])
  return (
    <ManyOf
      label={t('showcase.words.fabric')}
      options={fabrics}
      chosen={chosen}
      onChoose={setChosen}
      lookOf={(value) => looks[value] ?? {}}
    />
  )
}
