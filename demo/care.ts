import { z } from 'zod'
import rows from './content/care.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { type Fibre, fibresOf, type Material } from './materials.ts'
import { type Words, wordsSchema } from './words.ts'

/** A care symbol of the demo, and as the descriptor names it. */
export const careSymbols = {
  wash_30: 'machineWash30',
  wash_40: 'machineWash40',
  hand_wash: 'handWash',
  do_not_wash: 'doNotWash',
  wipe_clean: 'wipeClean',
  dry_clean: 'dryClean',
  do_not_bleach: 'doNotBleach',
  iron_low: 'ironLow',
  iron_medium: 'ironMedium',
  iron_high: 'ironHigh',
  line_dry: 'lineDry',
  dry_flat: 'dryFlat',
  tumble_low: 'tumbleLow',
  do_not_tumble_dry: 'doNotTumbleDry',
} as const

export type CareSymbol = keyof typeof careSymbols

const kindSchema = z.enum(keysOf(rows))

/** What materials of a kind ask for: the wash-care codes, the most important first, and what a description may say of them. */
const careSchema = z.strictObject({
  codes: z.array(z.enum(keysOf(careSymbols))).min(1),
  says: z.array(wordsSchema).min(1),
})

const care = contentOf('care.json', z.record(kindSchema, careSchema), rows)

/** The wash-care codes of a material, the most important first. */
export const careOf = (material: Material): CareSymbol[] => care[kindOf(material)].codes

/** What a description may say about looking after a material. */
export const careWords = (material: Material): readonly Words[] => care[kindOf(material)].says

function kindOf(material: Material): z.infer<typeof kindSchema> {
  const { cloth, name } = material
  const has = (...fibres: Fibre[]) => fibresOf(material).some(([fibre]) => fibres.includes(fibre))
  if (has('leather', 'suede')) return 'leather'
  if (has('brass', 'silverMetal', 'acetate')) return 'metal'
  if (has('paper', 'rubber') || name?.en === 'Canvas') return 'straw'
  if (has('zari', 'silk')) return 'silk'
  if (cloth === 'wool') return 'wool'
  if (has('wool', 'merino', 'cashmere')) return 'knit'
  if (has('linen')) return 'linen'
  return name?.en === 'Terry' || name?.en === 'Percale' ? 'warm' : 'cool'
}
