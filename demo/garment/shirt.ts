import { layCampCollar, layCollarInside, layMandarin, layShirtCollar } from './collar.ts'
import { brightness, darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { button, buttons } from './fastening.ts'
import { foldBody } from './folds.ts'
import { blend, flip, line, outline, type Point } from './line.ts'
import type { Look } from './look.ts'
import { body, type Figure, hemLine, laySleeves, MIDDLE, measure, sleeveOf } from './torso.ts'

/** A buttoned shirt: shirt, camp or mandarin collar; short or long sleeves; `style: 'pocket'` adds a chest pocket. */
export function shirt(look: Look): string {
  const pen = easel(look)
  const { neck = 'collar', sleeve = 'long', fit = 'straight', style } = look.cut ?? {}
  const back = look.view === 'back'
  const ease = { relaxed: 16, wide: 24, slim: -14 }[fit as 'slim'] ?? 2
  const camp = neck === 'camp'
  const figure: Figure = {
    top: 222,
    scale: 1,
    ease,
    neck: 84,
    drop: back ? 14 : camp ? 128 : 46,
    opening: camp && !back ? 'v' : 'round',
    waist: [fit === 'slim' ? 176 : 190, 440],
    hem: [(202 + ease) * 1.0, camp ? 960 : 950],
    dip: camp ? 8 : 62,
  }
  const torso = measure(figure)
  layCollarInside(pen, torso, camp ? 22 : neck === 'mandarin' ? 30 : 32)
  const shape = sleeveOf(sleeve, figure)
  if (shape) {
    const points = laySleeves(pen, torso, shape)
    if (sleeve === 'long') layCuffs(pen, points)
  }
  pen.piece(body(torso))
  foldBody(pen, torso, 0.9)
  const [half, y] = torso.shoulder
  if (back) {
    pen.seam(
      line([
        [MIDDLE - half + 4, y + 62],
        [MIDDLE, y + 70],
        [MIDDLE + half - 4, y + 62],
      ]),
    )
    pen.fold(
      [
        [MIDDLE - 12, y + 70],
        [MIDDLE - 13, y + 240],
        [MIDDLE - 16, y + 420],
      ],
      26,
      0.2,
    )
    pen.fold(
      [
        [MIDDLE + 14, y + 70],
        [MIDDLE + 14, y + 240],
        [MIDDLE + 12, y + 420],
      ],
      22,
      -0.25,
    )
  } else {
    pen.seam(
      line([
        [MIDDLE + half - 6, y + 26],
        [MIDDLE + half * 0.7, y + 12],
        [MIDDLE + torso.neck[0] + 18, y - 12],
      ]),
      0.6,
    )
    pen.seam(
      line([
        [MIDDLE - half + 6, y + 26],
        [MIDDLE - half * 0.7, y + 12],
        [MIDDLE - torso.neck[0] - 18, y - 12],
      ]),
      0.6,
    )
  }
  const lay = camp ? layCampCollar : neck === 'mandarin' ? layMandarin : layShirtCollar
  if (!back) layPlacket(pen, torso.neck[1] + torso.drop - 4, torso.hem[1] + (torso.dip ?? 0))
  if (style === 'pocket' && !back) layPocket(pen)
  const end = lay(pen, torso)
  if (!back) {
    const count = camp ? 5 : 7
    pen.mark(buttons(MIDDLE, [end.y + (camp ? 24 : 8), torso.hem[1] - 60], count, 8, buttonColour(look.base)))
  }
  pen.stitch(line(hemLine(torso, 16)))
  return pen.finish({ focus: [MIDDLE, 330] })
}

/** Mother-of-pearl on light and coloured cloth, horn on dark cloth. */
export const buttonColour = (base: string): string => (brightness(base) > 0.2 ? '#efe9de' : '#4a4440')

/** The strip with the buttonholes between two heights. */
export function layPlacket(pen: Easel, top: number, bottom: number, half = 19): void {
  pen.piece(
    outline([
      [MIDDLE - half, top, 1],
      [MIDDLE + half, top, 1],
      [MIDDLE + half, bottom, 1],
      [MIDDLE - half, bottom, 1],
    ]),
    { level: 0.25, edge: 1.1 },
  )
  pen.stitch(`M${MIDDLE - half + 6},${top}V${bottom}M${MIDDLE + half - 6},${top}V${bottom}`)
}

/** Cuffs with one button at the ends of long sleeves. */
export function layCuffs(pen: Easel, sleeve: readonly Point[], tall = 58, fill?: string): void {
  const [round, outer, inner, armpit] = [sleeve[3], sleeve[4], sleeve[6], sleeve[7]] as [
    Point,
    Point,
    Point,
    Point,
  ]
  const long = Math.hypot(outer[0] - round[0], outer[1] - round[1])
  const share = tall / Math.max(long, 160)
  const [a, b] = [blend(outer, round, share * 0.72), blend(inner, armpit, share * 0.34)]
  const shape: Point[] = [
    [a[0] + 3, a[1], 1],
    [outer[0] + 3, outer[1] + 4, 1],
    [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 + 10],
    [inner[0] - 3, inner[1] + 4, 1],
    [b[0] - 3, b[1], 1],
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 8],
  ]
  const own = fill ? { fill } : {}
  for (const [points, turn] of [
    [shape, -12],
    [flip(shape), 12],
  ] as const) {
    pen.piece(outline(points), { level: 0.5, turn, cast: 0.4, ...own })
  }
  const place = blend(blend(a, outer, 0.55), blend(b, inner, 0.55), 0.28)
  pen.mark(
    button(place[0], place[1], 6, buttonColour(pen.look.base)) +
      button(2 * MIDDLE - place[0], place[1], 6, buttonColour(pen.look.base)),
  )
}

function layPocket(pen: Easel): void {
  const [x, y, wide, tall] = [MIDDLE + 62, 408, 98, 112]
  const shape = (inset: number): Point[] => [
    [x + inset, y + inset, 1],
    [x + wide - inset, y + inset, 1],
    [x + wide - inset, y + tall - 18 - inset * 0.4, 1],
    [x + wide / 2, y + tall - inset, 1],
    [x + inset, y + tall - 18 - inset * 0.4, 1],
  ]
  pen.piece(outline(shape(0)), { level: 0.25, cast: 0.4 })
  pen.stitch(
    `${outline(shape(6))}M${x + 6},${y + 22}h${wide - 12}`,
    brightness(pen.look.base) > 0.5 ? darker(pen.look.base, 0.4) : lighter(pen.look.base, 0.3),
  )
}
