import type { Camera } from './camera.ts'
import { difference } from './difference.ts'
import type { SmallPicture } from './picture.ts'

/** Faults of a style sheet that somebody might make, each with a page that has to show it. */
const faults: readonly (readonly [page: string, fault: string, what: string])[] = [
  [
    'general/button',
    'main button { background: none !important; color: inherit !important }',
    'a primary button without its colour',
  ],
  ['data-entry/select', 'main label { display: none !important }', 'inputs without labels'],
  ['data-display/tag', 'main [data-demos] span { background: none !important }', 'chips without their tones'],
  [
    'feedback/alert',
    'main [data-demos] * { direction: ltr !important; text-align: left !important } main [data-demo] { padding-inline: 90px 0 !important }',
    'a demonstration that is moved aside',
  ],
  ['data-display/tree', 'main li { padding-block: 4px !important }', 'lines of another height'],
]

/** Makes each fault and says which of them nobody would have noticed. */
export async function unnoticed(
  camera: Camera,
  expected: (page: string) => Promise<SmallPicture>,
): Promise<string[]> {
  const missed: string[] = []
  for (const [page, fault, what] of faults) {
    const found = difference(await expected(page), await camera.take(page, fault))
    if (found === undefined) missed.push(`${page}: ${what}`)
  }
  return missed
}
