import { z } from 'zod'
import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import rows from './content/sizeCharts.json' with { type: 'json' }
import { contentOf } from './content.ts'
import type { Entry } from './shop.ts'
import { sizeSystemSchema, sizes } from './sizes.ts'
import { unlike } from './unlike.ts'
import { textSchema, type Words, wordsSchema } from './words.ts'

/** A measure of the first size, by how much each size is larger, and how wide the range of a size is. */
const measureSchema = z.strictObject({
  first: z.number().positive(),
  step: z.number().positive(),
  range: z.number().positive().exactOptional(),
})

const { measurements } = resources.sizeChart.fields
const measureKeySchema = z.enum(measurements.options.fields.measure.options.values)

const chartSchema = z.strictObject({
  key: textSchema,
  name: textSchema,
  title: wordsSchema,
  sizes: sizeSystemSchema,
  /** Measured on the article; on the body without it. */
  article: z.literal(true).exactOptional(),
  /** Whether one may be between two sizes. */
  note: z.literal(true).exactOptional(),
  measures: z.partialRecord(measureKeySchema, measureSchema),
})

type DemoChart = z.infer<typeof chartSchema>

const {
  how,
  note: between,
  charts,
} = contentOf(
  'sizeCharts.json',
  z.strictObject({
    how: wordsSchema,
    note: wordsSchema,
    charts: z.array(chartSchema).check(unlike(({ key }) => key)),
  }),
  rows,
)

/** By which categories refer to it. */
export const sizeChartKeySchema = z.enum(charts.map(({ key }) => key))

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
    Object.entries(measures).map(([measure, { first, step, range }]): Values => {
      const from = rounded(first + step * place)
      return { size: label.en, measure, from, to: range === undefined ? null : rounded(from + range) }
    }),
  )

const rounded = (value: number) => Math.round(value * 10) / 10

function texts({ title, note, article }: DemoChart): Values {
  const inOne = (locale: keyof Words) => ({
    title: title[locale],
    howToText: article ? null : how[locale],
    fitNote: note ? between[locale] : null,
  })
  return { ...inOne('en'), translations: { fr: inOne('fr'), zh: inOne('zh'), ja: inOne('ja') } }
}
