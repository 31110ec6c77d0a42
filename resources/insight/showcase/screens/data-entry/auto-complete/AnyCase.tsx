import { CompleteOf } from '../../CompleteOf.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function AnyCase() {
  const t = useTexts()
  return (
    <CompleteOf
      label={t('showcase.words.name')}
      options={products.map(({ name }) => name)}
      isFound={(name, typed) => name.toLowerCase().startsWith(typed)}
    />
  )
}
