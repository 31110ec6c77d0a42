import { type Colour, type ColourCode, colourOf } from './colours.ts'
import { brightness, darker } from './garment/colour.ts'
import type { Garment, Picture } from './garment/draw.ts'
import type { Cut, Pattern, View } from './garment/look.ts'
import type { Line } from './lines.ts'
import { type MaterialKey, materials } from './materials.ts'
import type { Random } from './random.ts'

/** What the pictures of one product have in common. */
export interface Outfit {
  line: Line
  cut: Cut
  material: MaterialKey
  pattern: Pattern
  seed: number
  /** A number that fixes the second colours of the product. */
  taste: number
}

/** The picture of a product in one colour, from one side. */
export function pictureOf(outfit: Outfit, colour: Colour, view: View): Picture {
  const { line, cut, material, pattern, seed, taste } = outfit
  return {
    garment: line.garment,
    look: {
      base: colour.hex,
      accent: accentOf(line.garment, cut, colour, pattern, taste),
      pattern,
      view,
      cloth: materials[material].cloth,
      cut,
      seed,
      ...(line.ageGroup === 'adult' ? {} : { small: true }),
    },
  }
}

/** Whether a garment looks different enough from behind to be worth a second picture. */
const hasBack = (garment: Garment): boolean =>
  [
    'tShirt',
    'shirt',
    'jacket',
    'jeans',
    'hoodie',
    'blazer',
    'kurta',
    'trousers',
    'cardigan',
    'skirt',
    'shorts',
    'lehenga',
  ].includes(garment)

/** The views of a product beyond the front of each colour. */
export function moreViews(stream: Random, garment: Garment, colours: number): View[] {
  const room = 4 - colours
  const views: View[] = []
  if (room > 0 && hasBack(garment) && stream.chance(0.4)) views.push('back')
  if (room > views.length && stream.chance(0.16)) views.push('detail')
  return views
}

const onLight = ['IND', 'MRN', 'BOT', 'TER', 'TEA', 'NVY', 'ROS', 'RUS', 'RAN', 'OLV'] as const
const onDark = ['IVR', 'MAR', 'PEA', 'SKY', 'SND', 'BLU', 'ECR', 'LEM'] as const
const stones = ['RAN', 'EMR', 'RYL', 'MRN', 'TEA', 'AUB', 'IVR'] as const
const gold = '#d6ad55'

function accentOf(garment: Garment, cut: Cut, colour: Colour, pattern: Pattern, taste: number): string {
  const light = brightness(colour.hex) > 0.58
  const choose = (codes: readonly ColourCode[]) => colourOf(codes[taste % codes.length] as ColourCode).hex
  switch (garment) {
    case 'jewel':
      return choose(stones)
    case 'saree':
    case 'lehenga':
      return light ? choose(['MRN', 'RAN', 'EMR', 'RYL']) : gold
    case 'flats':
      return cut.style === 'loafer' ? darker(colour.hex, 0.3) : gold
    case 'heels':
      return '#d9c08a'
    case 'boots':
      return '#b8935a'
    case 'sneakers':
      return choose(light ? ['BOT', 'NVY', 'RUS', 'MRN', 'TEA'] : ['CRL', 'IVR', 'MAR', 'SKY', 'MNT'])
    case 'bag':
      if (cut.style === 'tote' || cut.style === 'backpack')
        return pattern === 'plain' ? '#7a4b2c' : choose(onLight)
      return gold
    case 'blazer':
      return darker(colour.hex, light ? 0.55 : 0.45)
    case 'hoodie':
    case 'trousers':
    case 'shorts':
      if (pattern === 'plain') return light ? '#6b5a48' : '#efe9dd'
      break
    case 'stole':
      if (cut.style === 'dupatta' && !light) return gold
      break
    case 'jacket':
      return cut.style === 'nehru' ? '#c9a24e' : '#c9c6be'
    default:
  }
  if (pattern === 'embroidered') return light ? choose(['MRN', 'TEA', 'IND', 'RAN']) : gold
  return choose(light ? onLight : onDark)
}
