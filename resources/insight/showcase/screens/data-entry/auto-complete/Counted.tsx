import { CompleteOf } from '../../CompleteOf.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

const names = [...products].sort((a, b) => a.fabric.localeCompare(b.fabric)).map(({ name }) => name)
const fabricOf = new Map(products.map(({ name, fabric }) => [name, fabric]))

export default function Counted() {
  const t = useTexts()
  const groupOf = (name: string) => {
    const fabric = fabricOf.get(name) ?? ''
    return `${fabric} (${products.filter((product) => product.fabric === fabric).length})`
  }
  return <CompleteOf label={t('showcase.words.search')} options={names} groupBy={groupOf} />
}
