import { z } from 'zod'
import type { Values } from '../server/records/values.ts'
import rows from './content/attributeSets.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import type { Entry } from './shop.ts'
import { unlike } from './unlike.ts'
import { textSchema, type Words, wordsSchema } from './words.ts'

const attributeKeySchema = z.enum(keysOf(rows.attributes))
const closureSchema = z.enum(keysOf(rows.attributes.closure.options))

/** What may be said of a product: one of some options, else a value of a type. */
const attributeSchema = z.strictObject({
  label: wordsSchema,
  options: z.record(z.string().regex(/^[a-z_]+$/, 'Expected small letters'), wordsSchema).exactOptional(),
  type: z.enum(['text', 'number', 'yesNo']).exactOptional(),
  unit: textSchema.exactOptional(),
})

const groupSchema = z.strictObject({
  code: textSchema,
  label: wordsSchema,
  attributes: z.array(attributeKeySchema).min(1),
  /** The closures that its things have, of all. */
  closures: z.array(closureSchema).exactOptional(),
})

const setSchema = z.strictObject({
  code: textSchema,
  name: textSchema,
  description: textSchema,
  groups: z.array(groupSchema).min(1),
})

type DemoAttribute = z.infer<typeof attributeSchema>
type DemoGroup = z.infer<typeof groupSchema>

const { attributes, sets } = contentOf(
  'attributeSets.json',
  z.strictObject({
    attributes: z.record(attributeKeySchema, attributeSchema),
    sets: z.array(setSchema).check(unlike(({ code }) => code)),
  }),
  rows,
)

/** By which categories refer to it. */
export const attributeSetKeySchema = z.enum(sets.map(({ code }) => code))

/** The entries of the demo shop, under their codes. */
export const attributeSetEntries = (): (() => Promise<Entry>)[] =>
  sets.map(({ code, name, description, groups }) => async () => ({
    key: code,
    at: '2025-05-02T04:30:00.000Z',
    values: {
      code,
      name,
      description,
      groups: groups.map((group) => ({ code: group.code, ...labels(group.label) })),
      attributes: groups.flatMap((group) =>
        group.attributes.map((key) => attributeRow(group.code, key, attributes[key])),
      ),
      options: groups.flatMap((group) =>
        group.attributes.flatMap((key) => optionRows(group, key, attributes[key])),
      ),
    },
  }))

const attributeRow = (
  group: string,
  code: string,
  { label, type, unit, options }: DemoAttribute,
): Values => ({
  group,
  code,
  ...labels(label),
  unit: unit ?? null,
  type: options ? 'choice' : (type ?? 'text'),
})

function optionRows({ closures }: DemoGroup, attribute: string, { options = {} }: DemoAttribute): Values[] {
  const codes = attribute === 'closure' && closures ? closures : Object.keys(options)
  return codes.map((code) => ({ attribute, code, ...labels(options[code] as Words) }))
}

const labels = ({ en, fr, zh, ja }: Words): Values => ({ label: en, labelFr: fr, labelZh: zh, labelJa: ja })
