import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { foldBody } from './folds.ts'
import { layBiker, zipCuffs } from './jackets/layBiker.ts'
import { layBomber } from './jackets/layBomber.ts'
import { layDenim } from './jackets/layDenim.ts'
import { layNehru } from './jackets/layNehru.ts'
import { layPuffer, quilt, quiltSleeves } from './jackets/layPuffer.ts'
import { symmetric } from './line.ts'
import type { Look } from './look.ts'
import { layCuffs } from './shirt.ts'
import { ribCuffs, ribHem } from './sweater.ts'
import { body, type Figure, laySleeves, MIDDLE, measure, sleeveOf, type Torso } from './torso.ts'

/** A short jacket: styles `denim`, `biker`, `bomber`, `puffer`, `nehru` (a sleeveless bundi). */
export function jacket(look: Look): string {
  const { style = 'denim' } = look.cut ?? {}
  const cloth = { denim: 'denim', biker: 'leather', bomber: 'cotton', puffer: 'silk', nehru: 'wool' } as const
  const pen = easel({ ...look, cloth: look.cloth ?? cloth[style as 'denim'] ?? 'cotton' })
  const back = look.view === 'back'
  const figure: Figure = {
    top: style === 'nehru' ? 200 : 226,
    scale: style === 'nehru' ? 1.08 : 1,
    ease: { puffer: 34, bomber: 22, denim: 10, biker: 2 }[style] ?? -4,
    neck: 84,
    drop: back ? 14 : 48,
    waist: [style === 'biker' ? 182 : 196, 430],
    hem: [
      { puffer: 226, bomber: 196, denim: 196, biker: 188 }[style] ?? 208,
      style === 'nehru' ? 900 : style === 'biker' ? 810 : 850,
    ],
    dip: style === 'nehru' ? 18 : 6,
    shoulder: style === 'nehru' ? 0.86 : 1,
  }
  const torso = measure(figure)
  layInside(pen, torso)
  const shape = style === 'nehru' ? undefined : sleeveOf('long', figure)
  if (shape) {
    const points = laySleeves(pen, torso, {
      ...shape,
      width: shape.width + (style === 'puffer' ? 48 : 16),
      swell: (shape.swell ?? 0) + (style === 'puffer' ? 16 : 2),
    })
    if (style === 'puffer') quiltSleeves(pen, points)
    if (style === 'bomber') ribCuffs(pen, points)
    if (style === 'denim') layCuffs(pen, points, 50)
    if (style === 'biker') zipCuffs(pen, points)
  }
  pen.piece(body(torso))
  if (style === 'puffer') quilt(pen, torso)
  else foldBody(pen, torso, style === 'nehru' ? 0.6 : 1)
  if (style === 'bomber') ribHem(pen, torso, 60)
  const front =
    { denim: layDenim, biker: layBiker, bomber: layBomber, puffer: layPuffer, nehru: layNehru }[style] ??
    layDenim
  front(pen, torso, back)
  return pen.finish({ focus: [MIDDLE, figure.top + 130] })
}

function layInside(pen: Easel, torso: Torso): void {
  if (pen.look.view === 'back') return
  const [half, y] = torso.neck
  pen.piece(
    symmetric([
      [MIDDLE, y - 34],
      [MIDDLE + half * 0.9, y - 24, 1],
      [MIDDLE + half * 0.7, y + 40],
      [MIDDLE, y + torso.drop + 16],
    ]),
    { level: -1, fill: darker(pen.look.base, 0.3) },
  )
}
