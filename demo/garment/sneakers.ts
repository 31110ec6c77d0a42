import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { blend, line, outline, type Point, round, shift } from './line.ts'
import type { Look } from './look.ts'

/** A sneaker from the side; `style: 'high'` reaches the ankle, `'runner'` has a thick sole, `'court'` is plain. */
export function sneakers(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'leather' })
  layShoe(pen, -12, -40)
  return pen.finish({ floor: 824, focus: [430, 600] })
}

function layShoe(pen: Easel, dx: number, dy: number): void {
  const { base, accent, cut } = pen.look
  const high = cut?.style === 'high'
  const runner = cut?.style === 'runner'
  const put = (points: readonly Point[]) => shift(points, dx, dy)
  const lift = high ? -104 : 0
  const collar: Point[] = [
    [566, 494 + lift, 1],
    [620, 546 + lift * 0.95],
    [700, 536 + lift],
    [756, 476 + lift],
    [786, 474 + lift, 1],
  ]
  pen.piece(
    outline(
      put([
        [548, 492 + lift, 1],
        [620, 476 + lift],
        [700, 476 + lift],
        [776, 466 + lift, 1],
        [740, 580 + lift],
        [620, 600 + lift],
      ]),
    ),
    { level: -1, fill: darker(lighter(accent, 0.2), 0.25), smooth: true },
  )
  pen.piece(
    outline(
      put([
        [476, 500 + lift * 0.9],
        [492, 446 + lift],
        [534, 422 + lift],
        [580, 444 + lift],
        [588, 530 + lift * 0.7],
        [500, 570],
      ]),
    ),
    { level: 0.2, fill: lighter(base, 0.1) },
  )
  const upper: Point[] = [
    [128, 790, 1],
    [122, 730],
    [158, 676],
    [240, 648],
    [340, 606],
    [420, 556 + lift * 0.2],
    [480, 510 + lift * 0.6],
    [524, 470 + lift, 1],
    ...collar,
    [796, 560 + lift * 0.5],
    [786, 660],
    [800, 790, 1],
    [460, 800],
  ]
  pen.piece(outline(put(upper)), { level: 0.3 })
  pen.fold(
    put([
      [190, 730],
      [270, 690],
      [360, 650],
    ]),
    90,
    0.3,
  )
  pen.fold(
    put([
      [330, 640],
      [380, 690],
      [420, 760],
    ]),
    20,
    -0.22,
  )
  pen.fold(
    put([
      [356, 616],
      [412, 668],
      [450, 740],
    ]),
    18,
    0.18,
  )
  pen.fold(
    put([
      [620, 560],
      [680, 640],
      [690, 760],
    ]),
    80,
    0.18,
  )
  const toe: Point[] = [
    [128, 792, 1],
    [122, 730],
    [158, 676],
    [252, 644, 1],
    [290, 690],
    [300, 794, 1],
  ]
  pen.piece(outline(put(toe)), {
    level: 0.5,
    cast: 0.3,
    fill: runner ? darker(base, 0.12) : lighter(base, 0.05),
  })
  pen.stitch(
    line(
      put([
        [256, 656],
        [288, 694],
        [298, 784],
      ]),
    ),
  )
  for (let index = 0; index < 9; index += 1)
    pen.mark(
      `<circle cx="${round(200 + (index % 3) * 22 + dx)}" cy="${round(696 + Math.floor(index / 3) * 20 + dy)}" r="2.6" fill="${darker(base, 0.6)}" fill-opacity=".7"/>`,
    )
  const heel: Point[] = [
    [684, 680, 1],
    [726, 590],
    [744, 490 + lift, 1],
    [786, 474 + lift, 1],
    [796, 560 + lift * 0.5],
    [786, 660],
    [800, 792, 1],
    [656, 798, 1],
    [660, 730],
  ]
  pen.piece(outline(put(heel)), { level: 0.5, cast: 0.4, fill: accent })
  const band: Point[] =
    cut?.style === 'court'
      ? [
          [430, 790, 1],
          [520, 640],
          [590, 540, 1],
          [626, 548, 1],
          [566, 670],
          [492, 796, 1],
        ]
      : [
          [452, 664, 1],
          [506, 610, 1],
          [640, 692, 1],
          [548, 798, 1],
          [470, 798, 1],
          [560, 700, 1],
        ]
  pen.piece(outline(put(band)), { level: 0.5, cast: 0.4, fill: accent })
  const stay: Point[] = [
    [346, 603, 1],
    [424, 553 + lift * 0.2],
    [482, 508 + lift * 0.6],
    [526, 468 + lift, 1],
    [570, 496 + lift, 1],
    [528, 566 + lift * 0.4],
    [462, 640],
    [404, 678, 1],
  ]
  pen.piece(outline(put(stay)), { level: 0.6, cast: 0.5 })
  pen.stitch(
    line(
      put([
        [406, 662],
        [450, 628],
        [512, 556 + lift * 0.4],
        [556, 490 + lift],
      ]),
    ),
  )
  const lace = brightLace(base)
  const rows = high ? 8 : 6
  for (let index = 0; index < rows; index += 1) {
    const share = index / (rows - 1)
    const inner =
      share < 0.5
        ? blend([366, 598], [450, 534 + lift * 0.3], share * 2)
        : blend([450, 534 + lift * 0.3], [530, 466 + lift], share * 2 - 1)
    const outer =
      share < 0.5
        ? blend([424, 644], [506, 574 + lift * 0.3], share * 2)
        : blend([506, 574 + lift * 0.3], [558, 506 + lift], share * 2 - 1)
    const [a, b] = put([inner, outer]) as [Point, Point]
    pen.mark(
      `<path d="M${round(a[0])},${round(a[1] + 4)}L${round(b[0])},${round(b[1] + 5)}" stroke="#000" stroke-opacity=".28" stroke-width="12" stroke-linecap="round"/><path d="M${round(a[0])},${round(a[1])}L${round(b[0])},${round(b[1])}" stroke="${lace}" stroke-width="11" stroke-linecap="round"/><path d="M${round(a[0])},${round(a[1])}L${round(b[0])},${round(b[1])}" stroke="${darker(lace, 0.3)}" stroke-opacity=".4" stroke-width="11" stroke-dasharray="1.5 3.5"/><circle cx="${round(b[0])}" cy="${round(b[1])}" r="5" fill="${darker(base, 0.6)}"/>`,
    )
  }
  const sole = runner ? 86 : 66
  const rubber = runner ? '#f4f1ec' : lighter('#efe9df', 0.3)
  pen.piece(
    outline(
      put([
        [122, 800 - (sole - 66)],
        [132, 774 - (sole - 66) * 0.6],
        [300, 792 - (sole - 66)],
        [540, 800 - (sole - 66)],
        [796, 780 - (sole - 66)],
        [806, 810],
        [798, 848],
        [620, 858],
        [420, 860],
        [200, 856],
        [134, 838],
      ]),
    ),
    { level: 0.9, fill: rubber, smooth: true, cast: 0.4 },
  )
  pen.mark(
    `<path d="${line(
      put([
        [128, 820],
        [300, 834],
        [540, 836],
        [800, 822],
      ]),
    )}" fill="none" stroke="${accent}" stroke-width="5" stroke-opacity=".85"/><path d="${line(
      put([
        [136, 844],
        [300, 856],
        [540, 858],
        [792, 846],
      ]),
    )}" fill="none" stroke="#8d857b" stroke-width="5"/>`,
  )
}

const brightLace = (base: string): string => lighter(base, 0.82)
