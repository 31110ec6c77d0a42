/** What is printed, woven or dyed into the cloth. */
export type Pattern =
  | 'plain'
  | 'stripe'
  | 'breton'
  | 'check'
  | 'tartan'
  | 'dot'
  | 'floral'
  | 'botanical'
  | 'block print'
  | 'ikat'
  | 'bandhani'
  | 'houndstooth'
  | 'embroidered'
  | 'denim'

/** What the cloth is: decides its texture and how softly it folds. */
export type Cloth = 'cotton' | 'linen' | 'silk' | 'wool' | 'knit' | 'denim' | 'leather' | 'jersey' | 'canvas'

/** From where the garment is seen; `detail` is a close view of the front. */
export type View = 'front' | 'back' | 'detail'

/** The choices of cut a drawing may understand; a drawing ignores those that mean nothing to it. */
export interface Cut {
  neck?:
    | 'crew'
    | 'v'
    | 'scoop'
    | 'boat'
    | 'square'
    | 'halter'
    | 'collar'
    | 'mandarin'
    | 'camp'
    | 'polo'
    | 'roll'
    | 'wrap'
    | 'sweetheart'
  sleeve?: 'none' | 'strap' | 'cap' | 'short' | 'elbow' | 'long' | 'bishop' | 'puff' | 'bell' | 'raglan'
  length?: 'crop' | 'hip' | 'knee' | 'midi' | 'maxi'
  fit?: 'slim' | 'straight' | 'relaxed' | 'wide' | 'tapered' | 'flared'
  /** A named variety of the same shape, such as the biker among jackets. */
  style?: string
}

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
