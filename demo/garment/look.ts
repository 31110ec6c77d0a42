import { z } from 'zod'

/** What is printed, woven or dyed into the cloth. */
export const patternSchema = z.enum([
  'plain',
  'stripe',
  'breton',
  'check',
  'tartan',
  'dot',
  'floral',
  'botanical',
  'block print',
  'ikat',
  'bandhani',
  'houndstooth',
  'embroidered',
  'denim',
])

export type Pattern = z.infer<typeof patternSchema>

/** What the cloth is: decides its texture and how softly it folds. */
export const clothSchema = z.enum([
  'cotton',
  'linen',
  'silk',
  'wool',
  'knit',
  'denim',
  'leather',
  'jersey',
  'canvas',
])

export type Cloth = z.infer<typeof clothSchema>

/** From where the garment is seen; `detail` is a close view of the front. */
export type View = 'front' | 'back' | 'detail'

/** The choices of cut a drawing may understand; a drawing ignores those that mean nothing to it. */
export const cutSchema = z.strictObject({
  neck: z
    .enum([
      'crew',
      'v',
      'scoop',
      'boat',
      'square',
      'halter',
      'collar',
      'mandarin',
      'camp',
      'polo',
      'roll',
      'wrap',
      'sweetheart',
    ])
    .exactOptional(),
  sleeve: z
    .enum(['none', 'strap', 'cap', 'short', 'elbow', 'long', 'bishop', 'puff', 'bell', 'raglan'])
    .exactOptional(),
  length: z.enum(['crop', 'hip', 'knee', 'midi', 'maxi']).exactOptional(),
  fit: z.enum(['slim', 'straight', 'relaxed', 'wide', 'tapered', 'flared']).exactOptional(),
  /** A named variety of the same shape, such as the biker among jackets. */
  style: z.string().exactOptional(),
})

export type Cut = z.infer<typeof cutSchema>

/** Everything a drawing needs to know. Colours are `#rrggbb`; equal looks give equal pictures. */
export interface Look {
  base: string
  accent: string
  pattern: Pattern
  view: View
  cloth?: Cloth
  cut?: Cut
  /** Moves the folds a little, so that two products of one shape do not look copied. */
  seed?: number
  /** Photographed from a little further away: children's sizes. */
  small?: boolean
  /** The colour of the wall, for category tiles; a neutral studio wall when left out. */
  ground?: string
}
