import type { DimensionKey } from '../options.ts'

/** What other systems call the colour and the size of a variant, in the languages that shops write. */
const known: readonly (readonly [RegExp, DimensionKey])[] = [
  [/^(pa_)?(colou?rs?|couleurs?|farbe|颜色|カラー|色)$/i, 'colour'],
  [/^(pa_)?(sizes?|taille|pointure|größe|尺码|サイズ)$/i, 'size'],
]

/** One option of a product elsewhere, with what a variant has of it. */
export interface ForeignOption {
  readonly name: string
  readonly value: string
}

/** What a variant is: its colour, its size, and all else it is told apart by, under one name. */
export interface OptionSlots {
  readonly colour: string
  readonly size: string
  readonly other: string
  /** What the other thing is called: `Fit`, or `Fit / Length` of two. */
  readonly otherOption: string
}

/** Brings the options of another system into the three of a variant here. Those without a value are none. */
export function optionSlots(options: readonly ForeignOption[]): OptionSlots {
  const taken = new Map<DimensionKey, string>()
  const others: ForeignOption[] = []
  for (const option of options) {
    if (option.value === '') continue
    const slot = known.find(([pattern]) => pattern.test(option.name))?.[1]
    if (slot && !taken.has(slot)) taken.set(slot, option.value)
    else others.push(option)
  }
  return {
    colour: taken.get('colour') ?? '',
    size: taken.get('size') ?? '',
    other: others.map(({ value }) => value).join(' / '),
    otherOption: others.map(({ name }) => name.replace(/^pa_/, '')).join(' / '),
  }
}
