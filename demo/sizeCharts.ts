import type { Values } from '../server/records/values.ts'
import type { Entry } from './shop.ts'
import { type SizeSystem, sizes } from './sizes.ts'
import { type Words, words } from './words.ts'

/** A measure of the first size, by how much each size is larger, and how wide the range of a size is. */
type Measure = readonly [name: string, first: number, step: number, range?: number]

interface DemoChart {
  readonly key: string
  readonly name: string
  readonly title: Words
  readonly sizes: SizeSystem
  readonly measures: readonly Measure[]
  readonly article?: true
  readonly note?: Words
}

const between = words(
  'Between two sizes, take the larger one.',
  'Entre deux tailles, prenez la plus grande.',
  '介于两码之间时，请选大一码。',
  '二つのサイズで迷うときは大きい方をお選びください。',
)

const how = words(
  'Measure over light clothing, with the tape flat and not tight. Bust and chest at the fullest point, waist at the narrowest, hip at the widest.',
  'Mesurez sur un vêtement fin, le ruban à plat et sans serrer. Poitrine au plus fort, taille au plus étroit, hanches au plus large.',
  '请穿薄衣测量，软尺平贴不勒紧。胸围量最丰满处，腰围量最细处，臀围量最宽处。',
  '薄着で、メジャーを水平に、締めずに測ります。胸囲は一番高い所、ウエストは一番細い所、ヒップは一番広い所で。',
)

const charts: readonly DemoChart[] = [
  {
    key: 'women-alpha',
    name: 'Women, letters',
    sizes: 'alpha',
    note: between,
    title: words('Women’s sizes', 'Tailles femme', '女装尺码', 'レディースサイズ'),
    measures: [
      ['bust', 80, 4, 3],
      ['waist', 62, 4, 3],
      ['hip', 88, 4, 3],
    ],
  },
  {
    key: 'women-uk',
    name: 'Women, UK numbers',
    sizes: 'uk',
    note: between,
    title: words('Women’s sizes (UK)', 'Tailles femme (UK)', '女装尺码（英码）', 'レディースサイズ（UK）'),
    measures: [
      ['bust', 79, 4.5, 2],
      ['waist', 61, 4.5, 2],
      ['hip', 86, 4.5, 2],
    ],
  },
  {
    key: 'men-alpha',
    name: 'Men, letters',
    sizes: 'alphaMen',
    note: between,
    title: words('Men’s sizes', 'Tailles homme', '男装尺码', 'メンズサイズ'),
    measures: [
      ['chest', 90, 6, 5],
      ['waist', 76, 6, 5],
      ['neck', 37, 1.5],
      ['sleeve', 61, 1],
    ],
  },
  {
    key: 'waist',
    name: 'Trousers, waist',
    sizes: 'waist',
    title: words('Waist sizes', 'Tours de taille', '腰围尺码', 'ウエストサイズ'),
    measures: [
      ['waist', 71, 5],
      ['hip', 88, 5],
      ['inseam', 80, 0.5],
    ],
  },
  {
    key: 'kids',
    name: 'Children',
    sizes: 'kids',
    note: between,
    title: words('Children’s sizes', 'Tailles enfant', '童装尺码', 'キッズサイズ'),
    measures: [
      ['height', 92, 12, 11],
      ['chest', 52, 4, 3],
      ['waist', 50, 3, 2],
    ],
  },
  {
    key: 'baby',
    name: 'Babies',
    sizes: 'baby',
    title: words('Baby sizes', 'Tailles bébé', '婴儿尺码', 'ベビーサイズ'),
    measures: [
      ['height', 50, 7, 6],
      ['chest', 40, 2, 1],
    ],
  },
  {
    key: 'shoe-women',
    name: 'Women’s shoes',
    sizes: 'shoeWomen',
    title: words('Women’s shoe sizes', 'Pointures femme', '女鞋尺码', 'レディースシューズ'),
    measures: [['footLength', 22.5, 0.7, 0.6]],
  },
  {
    key: 'shoe-men',
    name: 'Men’s shoes',
    sizes: 'shoeMen',
    title: words('Men’s shoe sizes', 'Pointures homme', '男鞋尺码', 'メンズシューズ'),
    measures: [['footLength', 25.1, 0.7, 0.6]],
  },
  {
    key: 'shoe-kids',
    name: 'Children’s shoes',
    sizes: 'shoeKids',
    title: words('Children’s shoe sizes', 'Pointures enfant', '童鞋尺码', 'キッズシューズ'),
    measures: [['footLength', 15.8, 0.7, 0.6]],
  },
  {
    key: 'bangle',
    name: 'Bangles',
    sizes: 'bangle',
    article: true,
    title: words('Bangle sizes', 'Tailles de joncs', '手镯尺码', 'バングルサイズ'),
    measures: [
      ['innerDiameter', 5.7, 0.3],
      ['circumference', 18, 1],
    ],
  },
  {
    key: 'belt',
    name: 'Belts',
    sizes: 'belt',
    article: true,
    title: words('Belt sizes', 'Tailles de ceintures', '腰带尺码', 'ベルトサイズ'),
    measures: [
      ['waist', 75, 5, 5],
      ['length', 95, 5],
    ],
  },
]

/** The entries of the demo shop, under their keys: `women-alpha`, `shoe-men` and so on. */
export const sizeChartEntries = (): (() => Promise<Entry>)[] =>
  charts.map((chart) => async () => ({
    key: chart.key,
    at: '2025-05-02T04:30:00.000Z',
    values: {
      name: chart.name,
      scope: 'category',
      unit: 'cm',
      measuredOn: chart.article ? 'article' : 'body',
      measurements: rowsOf(chart),
      ...texts(chart),
    },
  }))

const rowsOf = ({ sizes: system, measures }: DemoChart): Values[] =>
  sizes[system].flatMap(({ label }, place) =>
    measures.map(([measure, first, step, range]): Values => {
      const from = rounded(first + step * place)
      return { size: label.en, measure, from, to: range === undefined ? null : rounded(from + range) }
    }),
  )

const rounded = (value: number) => Math.round(value * 10) / 10

function texts({ title, note, article }: DemoChart): Values {
  const inOne = (locale: keyof Words) => ({
    title: title[locale],
    howToText: article ? null : how[locale],
    fitNote: note?.[locale] ?? null,
  })
  return { ...inOne('en'), translations: { fr: inOne('fr'), zh: inOne('zh'), ja: inOne('ja') } }
}
