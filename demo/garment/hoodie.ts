import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { rivet, zip } from './fastening.ts'
import { foldBody } from './folds.ts'
import { flip, outline, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { ribCuffs, ribHem } from './sweater.ts'
import { body, type Figure, laySleeves, MIDDLE, measure, sleeveOf, type Torso } from './torso.ts'

/** A hooded sweatshirt with a front pocket; `style: 'zip'` opens in front, `'sweatshirt'` has no hood. */
export function hoodie(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'jersey' })
  const { fit = 'relaxed', style } = look.cut ?? {}
  const back = look.view === 'back'
  const figure: Figure = {
    top: 276,
    scale: 0.98,
    ease: fit === 'relaxed' ? 24 : 10,
    neck: 92,
    drop: back ? 16 : 58,
    waist: [202, 440],
    hem: [fit === 'relaxed' ? 214 : 200, 940],
    dip: 6,
  }
  const torso = measure(figure)
  const shape = sleeveOf('raglan', figure)
  layHoodBack(pen, torso)
  if (shape) ribCuffs(pen, laySleeves(pen, torso, shape))
  pen.piece(body(torso))
  foldBody(pen, torso)
  if (!back) layPocket(pen, torso)
  ribHem(pen, torso, 62)
  if (back) {
    pen.piece(hood(torso, 30), { level: 0.8, cast: 1 })
    pen.fold(
      [
        [MIDDLE, torso.neck[1] - 90],
        [MIDDLE + 3, torso.neck[1]],
        [MIDDLE, torso.neck[1] + 150],
      ],
      40,
      0.2,
    )
    pen.seam(`M${MIDDLE},${torso.neck[1] - 96}V${torso.neck[1] + 172}`, 0.8)
    return pen.finish({ focus: [MIDDLE, 380] })
  }
  if (style === 'zip') {
    const from = torso.neck[1] + torso.drop + 10
    pen.dye(zip(`M${MIDDLE},${from}V${torso.hem[1] + 6}`, [MIDDLE, from + 30], look.base))
  }
  layHoodFront(pen, torso)
  return pen.finish({ focus: [MIDDLE, 400] })
}

function hood(torso: Torso, low: number): string {
  const [half, y] = torso.neck
  return symmetric([
    [MIDDLE, y - 104],
    [MIDDLE + half * 0.8, y - 92],
    [MIDDLE + half * 1.36, y - 28],
    [MIDDLE + half * 1.5, y + 40],
    [MIDDLE + half * 1.1, y + 110 + low],
    [MIDDLE + half * 0.5, y + 150 + low],
    [MIDDLE, y + 160 + low],
  ])
}

function layHoodBack(pen: Easel, torso: Torso): void {
  if (pen.look.view === 'back') return
  const [half, y] = torso.neck
  pen.piece(
    symmetric([
      [MIDDLE, y - 112],
      [MIDDLE + half * 0.8, y - 100],
      [MIDDLE + half * 1.4, y - 36],
      [MIDDLE + half * 1.5, y + 40],
      [MIDDLE, y + 90],
    ]),
    { level: 0.2 },
  )
  pen.piece(
    symmetric([
      [MIDDLE, y - 76],
      [MIDDLE + half * 0.7, y - 62],
      [MIDDLE + half * 1.02, y - 6],
      [MIDDLE + half * 0.7, y + 60],
      [MIDDLE, y + 96],
    ]),
    { level: -1.4 },
  )
  pen.fold(
    [
      [MIDDLE - half * 0.6, y - 30],
      [MIDDLE - 10, y + 10],
      [MIDDLE + half * 0.5, y + 4],
    ],
    50,
    0.14,
  )
}

function layHoodFront(pen: Easel, torso: Torso): void {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const side: Point[] = [
    [MIDDLE + 4, low + 44, 1],
    [MIDDLE + half * 0.4, low + 2],
    [MIDDLE + half * 0.92, y - 4],
    [MIDDLE + half * 0.98, y - 62, 1],
    [MIDDLE + half * 1.4, y - 34],
    [MIDDLE + half * 1.56, y + 28],
    [MIDDLE + half * 1.2, low + 36],
    [MIDDLE + half * 0.6, low + 72],
    [MIDDLE + 6, low + 84, 1],
  ]
  for (const [shape, turn] of [
    [flip(side), 30],
    [side, -30],
  ] as const) {
    pen.piece(outline(shape), { level: 0.9, cast: 1, turn })
    const x = (value: number) => (turn < 0 ? MIDDLE + value : MIDDLE - value)
    pen.fold(
      [
        [x(half * 1.18), y - 30],
        [x(half * 1.24), y + 20],
        [x(half * 0.8), low + 34],
      ],
      40,
      0.3,
    )
    pen.fold(
      [
        [x(half * 1.06), y - 6],
        [x(half * 0.9), y + 40],
        [x(half * 0.4), low + 44],
      ],
      22,
      -0.3,
    )
    pen.stitch(
      `M${x(half * 1.03)},${y - 50}Q${x(half * 1.04)},${y + 14} ${x(half * 0.5)},${low + 12}T${x(14)},${low + 54}`,
    )
  }
  const cord = pen.look.accent
  for (const [dx, long] of [
    [34, 196],
    [-30, 178],
  ] as const) {
    const x = MIDDLE + dx
    pen.mark(
      `${rivet(x, low + 40, 6)}<path d="M${x + 3},${low + 46}q${dx * 0.3},${long * 0.5} ${dx * 0.1},${long}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="8" transform="translate(3 6)"/><path d="M${x},${low + 42}q${dx * 0.3},${long * 0.5} ${dx * 0.1},${long}" fill="none" stroke="${cord}" stroke-width="7.5" stroke-linecap="round"/><path d="M${x},${low + 42}q${dx * 0.3},${long * 0.5} ${dx * 0.1},${long}" fill="none" stroke="${darker(cord, 0.4)}" stroke-opacity=".5" stroke-width="7.5" stroke-dasharray="2 5"/><path d="M${x + dx * 0.1},${low + 36 + long}v22" stroke="#b8a27a" stroke-width="8" stroke-linecap="round"/>`,
    )
  }
}

function layPocket(pen: Easel, torso: Torso): void {
  const bottom = torso.hem[1] - 58
  const shape: Point[] = [
    [MIDDLE - 92, bottom - 186, 1],
    [MIDDLE + 92, bottom - 186, 1],
    [MIDDLE + 108, bottom - 130],
    [MIDDLE + 150, bottom - 66, 1],
    [MIDDLE + 150, bottom + 2, 1],
    [MIDDLE - 150, bottom + 2, 1],
    [MIDDLE - 150, bottom - 66, 1],
    [MIDDLE - 108, bottom - 130],
  ]
  pen.piece(outline(shape), { level: 0.3, cast: 0.6 })
  pen.stitch(
    `M${MIDDLE - 92},${bottom - 177}H${MIDDLE + 92}M${MIDDLE + 82},${bottom - 184}Q${MIDDLE + 96},${bottom - 118} ${MIDDLE + 141},${bottom - 60}V${bottom}M${MIDDLE - 82},${bottom - 184}Q${MIDDLE - 96},${bottom - 118} ${MIDDLE - 141},${bottom - 60}V${bottom}`,
  )
}
