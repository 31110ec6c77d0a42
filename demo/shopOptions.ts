import type { SizeSystem } from '../resources/catalogue/product/rules/options.ts'
import type { Values } from '../server/records/values.ts'
import { colours } from './colours.ts'
import type { Entry } from './shop.ts'
import { type SizeSystem as DemoSizes, sizes } from './sizes.ts'
import { inEveryLanguage, type Words, words } from './words.ts'

/** The demo's ways of sizing as the descriptor names them; what is measured has no system. */
export const systems: Partial<Record<DemoSizes, SizeSystem>> = {
  alpha: 'alpha',
  alphaMen: 'alpha',
  uk: 'uk',
  kids: 'age',
  baby: 'age',
  shoeWomen: 'eu',
  shoeMen: 'eu',
  shoeKids: 'eu',
  free: 'free',
}

interface DemoOption {
  readonly code: string
  readonly name: Words
  readonly display: 'pill' | 'select'
  readonly sizes: readonly DemoSizes[]
}

/** The shop's options of sizes; no two sizes of one have the same code. */
const ofSizes: readonly DemoOption[] = [
  {
    code: 'size',
    display: 'pill',
    name: words('Size', 'Taille', '尺码', 'サイズ'),
    sizes: ['alpha', 'alphaMen', 'uk', 'waist', 'kids', 'baby', 'free'],
  },
  {
    code: 'shoe_size',
    display: 'pill',
    name: words('Shoe size', 'Pointure', '鞋码', '靴のサイズ'),
    sizes: ['shoeKids', 'shoeWomen', 'shoeMen'],
  },
  {
    code: 'accessory_size',
    display: 'select',
    name: words('Accessory size', 'Taille d’accessoire', '配饰尺码', '小物のサイズ'),
    sizes: ['bangle', 'belt', 'sock'],
  },
  {
    code: 'home_size',
    display: 'select',
    name: words('Home size', 'Format maison', '家居规格', 'ホームサイズ'),
    sizes: ['bed', 'cushion', 'towel', 'curtain', 'table'],
  },
]

/** The key of the option that the sizes of a system are of. */
export function optionOfSizes(system: DemoSizes): string {
  const found = ofSizes.find((option) => option.sizes.includes(system))
  if (!found)
    throw new Error(`No option of the demo shop has the sizes "${system}". Add them in shopOptions.ts.`)
  return found.code
}

/** A size's part of a SKU. */
export const partOf = (code: string): string => code.replace(/[^A-Za-z0-9]/g, '')

/** The entries of the demo shop, under their codes. */
export const shopOptionEntries = (): (() => Promise<Entry>)[] => [
  entry('colour', words('Colour', 'Couleur', '颜色', 'カラー'), {
    display: 'swatch',
    values: colours.map(({ name, code, hex, family }) => ({ ...labels(name), code, hex, family })),
  }),
  ...ofSizes.map(({ code, name, display, sizes: used }) =>
    entry(code, name, { display, values: valuesOf(used) }),
  ),
]

const entry = (code: string, name: Words, values: Values) => async (): Promise<Entry> => ({
  key: code,
  at: '2025-05-02T04:30:00.000Z',
  values: { code, ...inEveryLanguage({ name }), ...values },
})

/** Every size of some systems once: several of them have an M. */
function valuesOf(used: readonly DemoSizes[]): Values[] {
  const values = used.flatMap((system) =>
    sizes[system].map(({ code, label }) => {
      const part = partOf(code)
      return [part, { ...labels(label), code: part, system: systems[system] ?? 'measure' }] as const
    }),
  )
  return [...new Map(values).values()]
}

const labels = ({ en, fr, zh, ja }: Words): Values => ({ label: en, labelFr: fr, labelZh: zh, labelJa: ja })
