import { useState } from 'react'
import { Transfer } from '../../../../../../src/controls/transfer/Transfer.tsx'
import { useTexts } from '../../words.ts'

const items = Array.from({ length: 300 }, (_, index) => {
  const code = `LS-${204 + index}`
  return { id: code, title: code }
})

export default function Many() {
  const t = useTexts()
  const [taken, setTaken] = useState<string[]>([])
  return (
    <Transfer
      labels={[t('showcase.words.all'), t('showcase.words.archive')]}
      items={items}
      taken={taken}
      onChange={setTaken}
    />
  )
}
