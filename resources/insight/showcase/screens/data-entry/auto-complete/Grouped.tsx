import { CompleteOf } from '../../CompleteOf.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

const fabricOf = new Map(products.map(({ name, fabric }) => [name, fabric]))
const sorted = [...products].sort((a, b) => a.fabric.localeCompare(b.fabric)).map(({ name }) => name)

export default function Grouped() {
  const t = useTexts()
  return (
    <CompleteOf
      label={t('showcase.words.products')}
      options={sorted}
      groupBy={(name) => fabricOf.get(name) ?? ''}
    />
  )
}
