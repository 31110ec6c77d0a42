import type { Colour } from './colours.ts'
import type { DemoMedia } from './demoProduct.ts'
import type { View } from './garment/look.ts'
import { moreViews, type Outfit, pictureOf } from './looks.ts'
import type { Random } from './random.ts'

/** Makes the pictures of a product: the front in every colour, and for some the back or a close view. */
export function buildMedia(
  stream: Random,
  outfit: Outfit,
  name: string,
  slug: string,
  colours: readonly Colour[],
): DemoMedia[] {
  const first = colours[0]
  const shots: [Colour, View][] = colours.map((colour) => [colour, 'front'])
  if (first)
    for (const view of moreViews(stream, outfit.line.garment, colours.length)) shots.push([first, view])
  return shots.map(([colour, view], position) => ({
    file: `${slug}-${colour.code.toLowerCase()}-${view}.webp`,
    alt: `${name} in ${colour.name.en}, ${view === 'detail' ? 'close view' : view}`,
    position,
    colour: colour.code,
    view,
    picture: pictureOf(outfit, colour, view),
  }))
}
