import { useMoney } from './products.ts'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

const facts = (t: (key: string) => string, money: (paise: number) => string) => [
  [t('showcase.words.name'), 'Linen shirt'],
  ['SKU', 'LS-204'],
  [t('showcase.words.fabric'), 'Linen'],
  [t('showcase.words.price'), money(129_900)],
  [t('showcase.words.size'), 'S, M, L'],
  [t('showcase.words.stock'), '12'],
]

interface FactsProps {
  /** The name stands above its value instead of beside it. */
  isUpright?: boolean
  isBordered?: boolean
  /** Pixels above and below a line. */
  room?: number
  /** How wide a fact must be at least; as many stand side by side as there is room for. */
  width?: number
}

/** What there is to know of a product: names and values, in one of the ways they can stand. */
export function Facts({ isUpright = false, isBordered = false, room = 6, width = 400 }: FactsProps) {
  const t = useTexts()
  const money = useMoney()
  return (
    <dl
      className={css.descriptions}
      data-bordered={isBordered || undefined}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}
    >
      {facts(t, money).map(([name, value]) => (
        <div key={name} style={{ gridTemplateColumns: isUpright ? '1fr' : 'minmax(90px, 2fr) 3fr' }}>
          <dt style={{ paddingBlock: room }}>{name}</dt>
          <dd style={{ paddingBlock: room }}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
