import { z } from 'zod'
import { word } from './letters.ts'

/** The frame around a monogram. */
export const emblemSchema = z.enum([
  'circle',
  'arch',
  'diamond',
  'square',
  'leaf',
  'sun',
  'shield',
  'wave',
  'knot',
  'plain',
])

export type Emblem = z.infer<typeof emblemSchema>

/** Everything a brand's mark is made of. Colours are `#rrggbb`. */
export interface LogoLook {
  name: string
  /** One or two capitals. */
  monogram: string
  emblem: Emblem
  ink: string
  ground: string
}

/** Draws a brand's mark as an SVG text, 600 by 600: an emblem with the monogram above the name. Needs no font. */
export function logo({ name, monogram, emblem, ink, ground }: LogoLook): string {
  const long = name.length
  const height = long > 15 ? 25 : long > 11 ? 31 : 38
  const spacing = long > 15 ? 26 : 40
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><rect width="600" height="600" fill="${ground}"/><g stroke="${ink}" fill="none">${frames[emblem]}${word(monogram, 300, monogram.length > 1 ? 188 : 172, monogram.length > 1 ? 92 : 124, 16, 11)}${word(name, 300, 452, height, spacing, 5)}</g><path d="M270,536h60" stroke="${ink}" stroke-width="3" stroke-opacity=".55"/></svg>`
}

const frames: Record<Emblem, string> = {
  circle:
    '<circle cx="300" cy="234" r="138" stroke-width="5"/><circle cx="300" cy="234" r="124" stroke-width="2"/>',
  arch: '<path d="M176,372V220C176,60 424,60 424,220V372Z" stroke-width="5"/><path d="M192,358V222C192,82 408,82 408,222V358Z" stroke-width="2"/>',
  diamond:
    '<path d="M300,72L462,234L300,396L138,234Z" stroke-width="5"/><path d="M300,96L438,234L300,372L162,234Z" stroke-width="2"/>',
  square:
    '<rect x="170" y="104" width="260" height="260" stroke-width="5"/><path d="M154,140V88H206M394,88H446V140M446,328V380H394M206,380H154V328" stroke-width="3"/>',
  leaf: '<path d="M300,70C440,120 470,300 300,400C130,300 160,120 300,70Z" stroke-width="5"/><path d="M300,70V120M300,350V400" stroke-width="3"/>',
  sun: `<circle cx="300" cy="234" r="108" stroke-width="5"/>${Array.from({ length: 24 }, (_, index) => `<path d="M300,108V${index % 2 ? 92 : 78}" stroke-width="4" stroke-linecap="round" transform="rotate(${index * 15} 300 234)"/>`).join('')}`,
  shield:
    '<path d="M178,98H422V238C422,318 360,364 300,396C240,364 178,318 178,238Z" stroke-width="5"/><path d="M194,114H406V238C406,308 352,350 300,378C248,350 194,308 194,238Z" stroke-width="2"/>',
  wave: '<path d="M150,110q37.5,-34 75,0t75,0t75,0t75,0M150,358q37.5,34 75,0t75,0t75,0t75,0" stroke-width="5" stroke-linecap="round"/><path d="M170,132q32,-26 65,0t65,0t65,0t65,0M170,336q32,26 65,0t65,0t65,0t65,0" stroke-width="2" stroke-linecap="round"/>',
  knot: '<path d="M300,84C380,84 450,154 450,234C450,314 380,384 300,384C220,384 150,314 150,234C150,154 220,84 300,84Z" stroke-width="3"/><path d="M196,130C320,70 470,210 404,338C280,398 130,258 196,130ZM404,130C280,70 130,210 196,338C320,398 470,258 404,130Z" stroke-width="3"/>',
  plain: '<path d="M196,360H404M196,110H404" stroke-width="5" stroke-linecap="round"/>',
}
