import { useState } from 'react'
import { Transfer } from '../../../../../../src/controls/transfer/Transfer.tsx'
import { useTexts } from '../../words.ts'

const items = Array.from({ length: 2000 }, (_, index) => {
  const number = `AT-${1000 + index}`
  return { id: number, title: number }
})

export default function Paged() {
  const t = useTexts()
  const [taken, setTaken] = useState<string[]>([])
  return (
    <Transfer
      perPage={10}
      size="large"
      labels={[t('showcase.words.orders'), t('showcase.words.archive')]}
      items={items}
      taken={taken}
      onChange={setTaken}
    />
  )
}
