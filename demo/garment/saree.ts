import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { layCholi } from './lehenga.ts'
import { along, blend, line, outline, type Point } from './line.ts'
import type { Look } from './look.ts'
import { beads, border } from './ornament.ts'
import { laySkirt } from './skirtPart.ts'
import { MIDDLE, type Torso } from './torso.ts'

/** A draped saree over its blouse: front pleats, woven border, pallu across the chest and over the shoulder. */
export function saree(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'silk' })
  const back = look.view === 'back'
  const ground = darker(look.accent, 0.3)
  layPalluBehind(pen, ground)
  laySkirt(pen, {
    waist: [126, 420],
    hem: [246, 1085],
    flutes: 4,
    depth: 0.4,
    round: 10,
    hip: [178, 560],
    border: { tall: 66, ground, thread: lighter(look.accent, 0.15) },
  })
  if (!back) layPleats(pen, ground)
  const torso = layCholi(
    pen,
    back,
    look.pattern === 'plain' ? darker(look.accent, 0.22) : darker(look.base, 0.2),
  )
  layPallu(pen, torso, ground)
  return pen.finish({ focus: [MIDDLE + 10, 330] })
}

function layPleats(pen: Easel, ground: string): void {
  const [top, low] = [436, 1100]
  for (let index = 0; index < 6; index += 1) {
    const from = MIDDLE - 34 + index * 9
    const to = MIDDLE - 104 + index * 33
    pen.piece(
      outline([
        [from - 6, top, 1],
        [from + 26, top, 1],
        [(from + to) / 2 + 40, 760],
        [to + 62, low, 1],
        [to + 26, low + 6],
        [to - 8, low - 2, 1],
        [(from + to) / 2 - 6, 760],
      ]),
      { level: 0.2 + index * 0.04, cast: 0.45, turn: (index - 2.5) * 1.6, edge: 0.7 },
    )
    const lower = (share: number, x: number): Point => {
      const [px, py] = blend([from + x * 0.4, top], [to + x, low], share)
      return [px, py, 1]
    }
    pen.dye(
      border(
        `pleat${index}`,
        outline([
          lower(0.905, -8),
          lower(0.905, 60),
          [to + 62, low, 1],
          [to + 26, low + 6],
          [to - 8, low - 2, 1],
        ]),
        low - 66,
        66,
        ground,
        lighter(pen.look.accent, 0.15),
      ),
    )
    pen.fold(
      [
        [from + 10, top + 30],
        [(from + to) / 2 + 16, 760],
        [to + 30, low + 60],
      ],
      22,
      0.34,
    )
    pen.fold(
      [
        [from - 2, top + 40],
        [(from + to) / 2 - 4, 760],
        [to - 4, low + 60],
      ],
      14,
      -0.44,
    )
  }
}

function layPalluBehind(pen: Easel, ground: string): void {
  const shape: Point[] = [
    [MIDDLE + 70, 138, 1],
    [MIDDLE + 176, 176],
    [MIDDLE + 232, 420],
    [MIDDLE + 262, 640],
    [MIDDLE + 286, 860, 1],
    [MIDDLE + 150, 872, 1],
    [MIDDLE + 120, 420],
  ]
  pen.piece(outline(shape), { level: -0.5 })
  for (const [id, y] of [
    ['tail', 748],
    ['end', 806],
  ] as const) {
    pen.dye(
      border(
        id,
        outline([
          [MIDDLE + 100, y, 1],
          [MIDDLE + 300, y - 6, 1],
          [MIDDLE + 300, y + 54, 1],
          [MIDDLE + 100, y + 60, 1],
        ]),
        y,
        58,
        ground,
        lighter(pen.look.accent, 0.12),
      ),
    )
  }
  for (const dx of [0, 34, 66])
    pen.fold(
      [
        [MIDDLE + 140 + dx * 0.4, 220],
        [MIDDLE + 168 + dx, 560],
        [MIDDLE + 172 + dx * 1.3, 900],
      ],
      26,
      dx === 34 ? 0.42 : -0.4,
    )
  pen.mark(
    Array.from(
      { length: 6 },
      (_, index) =>
        `<path d="M${MIDDLE + 222 + index * 11.6},${865 - index * 0.9}q-3,16 1,34" stroke="${pen.look.accent}" stroke-width="4.5" stroke-linecap="round" fill="none"/>`,
    ).join(''),
  )
}

function layPallu(pen: Easel, torso: Torso, ground: string): void {
  const [half, y] = torso.neck
  const upper: Point[] = [
    [MIDDLE + half * 0.86, y - 4],
    [MIDDLE + 24, 232],
    [MIDDLE - 66, 332],
    [MIDDLE - 134, 432],
  ]
  const lower: Point[] = [
    [MIDDLE + torso.shoulder[0] - 12, y + 30],
    [MIDDLE + 122, 276],
    [MIDDLE + 84, 410],
    [MIDDLE + 10, 540],
  ]
  const hip: Point[] = [
    [MIDDLE - 60, 566],
    [MIDDLE - 150, 540],
    [MIDDLE - 160, 480],
  ]
  const corner = ([px, py]: Point): Point => [px, py, 1]
  const shape = [
    corner(upper[0] as Point),
    ...upper.slice(1, 3),
    corner(upper[3] as Point),
    ...[...hip].reverse(),
    ...[...lower].reverse().slice(0, 3),
    corner(lower[0] as Point),
  ]
  pen.piece(outline(shape), { level: 0.8, cast: 1, turn: 38 })
  const edge = along(upper, 24)
  const inside = edge.map(([px, py]): Point => [px + 19, py + 15])
  pen.dye(
    `<path d="${line(edge.map(([px, py]): Point => [px + 10, py + 8]))}" fill="none" stroke="${ground}" stroke-width="26"/><path d="${line(inside)}" fill="none" stroke="${pen.look.accent}" stroke-width="4"/><path d="${line(edge.map(([px, py]): Point => [px + 3, py + 2]))}" fill="none" stroke="${pen.look.accent}" stroke-width="4"/>`,
  )
  pen.dye(beads(line(edge.map(([px, py]): Point => [px + 10, py + 8])), lighter(pen.look.accent, 0.25), 8))
  for (const share of [0.24, 0.42, 0.6, 0.78, 0.94]) {
    const spine = upper.map((point, index) => blend(point, lower[index] as Point, share))
    const end: Point = blend([MIDDLE - 158, 470], [MIDDLE - 50, 566], share)
    pen.fold(
      [...spine.slice(0, 3), blend(spine[3] as Point, end, 0.5), end],
      24,
      share === 0.24 || share === 0.6 || share === 0.94 ? -0.44 : 0.44,
    )
  }
}
