import type { Easel } from './easel.ts'
import { blend, cornered, flip, line, outline, type Point } from './line.ts'
import { MIDDLE } from './torso.ts'

/** The measures of a garment with two legs; half widths from the middle line, heights on the board. */
export interface Legs {
  waist: readonly [half: number, y: number]
  hip: readonly [half: number, y: number]
  /** Height of the crotch. */
  crotch: number
  /** Outer and inner half width at the knee. */
  knee: readonly [outer: number, inner: number, y: number]
  hem: readonly [outer: number, inner: number, y: number]
  /** How much the waist dips in front. */
  dip?: number
}

/** The points around the right leg, from the waist in the middle to the crotch. */
export function leg(legs: Legs): Point[] {
  const [wx, wy] = legs.waist
  const [hx, hy] = legs.hip
  const [ko, ki, ky] = legs.knee
  const [ho, hi, low] = legs.hem
  const dip = legs.dip ?? 6
  return [
    [MIDDLE - 3, wy + dip, 1],
    [MIDDLE + wx * 0.6, wy + dip * 0.7],
    [MIDDLE + wx, wy, 1],
    [MIDDLE + hx, hy],
    [MIDDLE + ko, ky],
    [MIDDLE + ho, low, 1],
    [MIDDLE + (ho + hi) / 2, low + 7],
    [MIDDLE + hi, low + 3, 1],
    [MIDDLE + ki, ky],
    [MIDDLE + 8, legs.crotch + 26],
    [MIDDLE - 3, legs.crotch, 1],
  ]
}

/** Lays both legs and the inside of the waist, with creases where cloth bends at hip, crotch and knee. */
export function layLegs(
  pen: Easel,
  legs: Legs,
  options: { creased?: boolean; flutes?: number; fill?: string } = {},
): void {
  const [wx, wy] = legs.waist
  const own = options.fill ? { fill: options.fill } : {}
  if (pen.look.view !== 'back') {
    pen.piece(
      outline([
        [MIDDLE - wx + 2, wy + 1, 1],
        [MIDDLE, wy - 9],
        [MIDDLE + wx - 2, wy + 1, 1],
        [MIDDLE, wy + 18],
      ]),
      { level: -1, ...own },
    )
  }
  const right = leg(legs)
  pen.piece(outline(right), { turn: 2, ...own })
  pen.piece(outline(flip(right)), { turn: -2, ...own })
  foldLegs(pen, legs, options.creased ?? false, options.flutes ?? 0)
}

/** A band along the waist, with or without loops for a belt. */
export function layWaistband(pen: Easel, legs: Legs, tall: number, loops: boolean, fill?: string): void {
  const [wx, wy] = legs.waist
  const dip = legs.dip ?? 6
  const grow = ((legs.hip[0] - wx) / (legs.hip[1] - wy)) * tall * 0.7
  const own = fill ? { fill } : {}
  pen.piece(
    outline([
      [MIDDLE - wx - 1, wy - 1, 1],
      [MIDDLE, wy + dip],
      [MIDDLE + wx + 1, wy - 1, 1],
      [MIDDLE + wx + grow + 1, wy + tall, 1],
      [MIDDLE, wy + tall + dip],
      [MIDDLE - wx - grow - 1, wy + tall, 1],
    ]),
    { level: 0.35, cast: 0.35, turn: 90, ...own },
  )
  if (!loops) return
  for (const share of [-0.74, -0.34, 0.34, 0.74]) {
    const x = MIDDLE + wx * share
    const y = wy + dip * (1 - share ** 2)
    pen.piece(
      outline(
        cornered([
          [x - 8, y - 5],
          [x + 8, y - 5],
          [x + 8, y + tall + 6],
          [x - 8, y + tall + 6],
        ]),
      ),
      { level: 0.8, cast: 0.6, ...own },
    )
  }
}

/** The line across both hems, a little above them. */
export function hemLines(legs: Legs, up: number): string {
  const [ho, hi, low] = legs.hem
  const [ko, ki, ky] = legs.knee
  const share = up / Math.max(low - ky, 1)
  const outer = blend([MIDDLE + ho, low], [MIDDLE + ko, ky], share)
  const inner = blend([MIDDLE + hi, low + 3], [MIDDLE + ki, ky], share)
  const points: Point[] = [outer, [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2 + 6], inner]
  return line(points) + line(flip(points))
}

function foldLegs(pen: Easel, legs: Legs, creased: boolean, flutes: number): void {
  const [wx, wy] = legs.waist
  const [hx] = legs.hip
  const [ko, ki, ky] = legs.knee
  const [ho, hi, low] = legs.hem
  for (const side of [1, -1]) {
    const x = (half: number) => MIDDLE + side * half
    const sag = pen.chance.between(-10, 10)
    pen.fold(
      [
        [x(4), legs.crotch - 4],
        [x(hx * 0.3), legs.crotch - 22 + sag],
        [x(hx * 0.56), legs.crotch - 58 + sag],
      ],
      26,
      -0.17,
    )
    pen.fold(
      [
        [x(14), legs.crotch + 22],
        [x(hx * 0.36), legs.crotch + 6 + sag],
        [x(hx * 0.66), legs.crotch - 26 + sag],
      ],
      26,
      0.13,
    )
    pen.fold(
      [
        [x(12), legs.crotch + 54],
        [x(hx * 0.28), legs.crotch + 56],
        [x(hx * 0.5), legs.crotch + 34 + sag],
      ],
      20,
      -0.12,
    )
    const middle = (share: number, outer: number, inner: number) => inner + (outer - inner) * share
    if (creased) {
      pen.fold(
        [
          [x(wx * 0.52), wy + 70],
          [x(middle(0.52, ko, ki)), ky],
          [x(middle(0.52, ho, hi)), low + 40],
        ],
        22,
        0.34,
      )
      pen.seam(
        line([
          [x(wx * 0.52), wy + 60],
          [x(middle(0.52, ko, ki)), ky],
          [x(middle(0.52, ho, hi)), low],
        ]),
        0.5,
      )
    }
    if (flutes > 0) {
      for (let index = 0; index < flutes; index += 1) {
        const share = (index + 0.5) / flutes
        const sway = pen.chance.between(-8, 8)
        pen.fold(
          [
            [x(wx * (0.15 + 0.75 * share)), wy + 60 + pen.chance.between(0, 70)],
            [x(middle(share, ko, ki) + sway), ky],
            [x(middle(share, ho, hi)), low + 90],
          ],
          ((ho - hi) / flutes) * 1.1,
          index % 2 ? 0.3 : -0.34,
        )
      }
    } else if (low - legs.crotch > 330) {
      for (const [dy, from, to, depth] of [
        [-34, 0, 0.56, -0.14],
        [-8, 0.04, 0.7, 0.13],
        [14, 1, 0.42, -0.12],
        [40, 0.96, 0.5, 0.1],
      ] as const) {
        const sway = pen.chance.between(-16, 16)
        pen.fold(
          [
            [x(middle(1 - from, ko, ki)), ky + dy + sway],
            [x(middle(1 - (from + to) / 2, ko, ki)), ky + dy + 12],
            [x(middle(1 - to, ko, ki)), ky + dy + 2 - sway],
          ],
          22,
          depth,
        )
      }
      pen.fold(
        [
          [x(middle(0.72, ko, ki)), (legs.crotch + ky) / 2 - 80],
          [x(middle(0.64, ko, ki)), ky - 20],
          [x(middle(0.62, ho, hi)), low],
        ],
        54,
        0.15,
      )
      pen.fold(
        [
          [x(ho - 4), low - 70],
          [x(middle(0.6, ho, hi)), low - 50],
          [x(middle(0.3, ho, hi)), low - 58],
        ],
        18,
        -0.12,
      )
      pen.fold(
        [
          [x(middle(0.8, ho, hi)), low - 36],
          [x(middle(0.4, ho, hi)), low - 22],
          [x(hi + 4), low - 34],
        ],
        18,
        0.12,
      )
    } else {
      pen.fold(
        [
          [x(middle(0.72, ho, hi)), legs.crotch - 60],
          [x(middle(0.66, ho, hi)), (legs.crotch + low) / 2],
          [x(middle(0.7, ho, hi)), low + 40],
        ],
        64,
        0.16,
      )
      pen.fold(
        [
          [x(middle(0.4, ho, hi)), legs.crotch + 40],
          [x(middle(0.34, ho, hi)), (legs.crotch + low) / 2 + 30],
          [x(middle(0.36, ho, hi)), low + 40],
        ],
        50,
        -0.15,
      )
    }
    pen.fold(
      [
        [x(6), legs.crotch],
        [x(ki + 4), ky],
        [x(hi + 4), low],
      ],
      26,
      -0.12,
    )
  }
}
