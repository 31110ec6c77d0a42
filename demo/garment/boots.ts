import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { blend, line, outline, type Point, round, shift } from './line.ts'
import type { Look } from './look.ts'

/** A boot from the side; `style: 'chelsea'` with elastic, `'laced'`, or `'tall'`. */
export function boots(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'leather' })
  layBoot(pen, -14, -20)
  return pen.finish({ floor: 880, focus: [520, 540] })
}

function layBoot(pen: Easel, dx: number, dy: number): void {
  const { base, accent, cut } = pen.look
  const tall = cut?.style === 'tall'
  const top = tall ? 190 : 330
  const put = (points: readonly Point[]) => shift(points, dx, dy)
  pen.piece(
    outline(
      put([
        [500, top + 14, 1],
        [610, top - 16],
        [760, top + 6, 1],
        [700, top + 60],
        [560, top + 60],
      ]),
    ),
    { level: -1, fill: darker(accent, 0.3), smooth: true },
  )
  const upper: Point[] = [
    [134, 822, 1],
    [140, 768],
    [196, 716],
    [310, 676],
    [420, 632],
    [486, 556],
    [504, 440],
    [498, top + 12, 1],
    [620, top + 30],
    [762, top + 4, 1],
    [766, 480],
    [758, 600],
    [776, 700],
    [784, 828, 1],
    [460, 836],
  ]
  pen.piece(outline(put(upper)), { level: 0.4 })
  pen.fold(
    put([
      [190, 770],
      [290, 730],
      [400, 700],
    ]),
    90,
    0.2,
  )
  pen.fold(
    put([
      [486, 600],
      [560, 640],
      [650, 640],
    ]),
    30,
    -0.18,
  )
  pen.fold(
    put([
      [470, 640],
      [560, 690],
      [660, 680],
    ]),
    30,
    0.14,
  )
  pen.fold(
    put([
      [610, top + 60],
      [620, 480],
      [630, 600],
    ]),
    80,
    0.2,
  )
  pen.fold(
    put([
      [520, 560],
      [590, 590],
      [690, 576],
    ]),
    22,
    -0.14,
  )
  pen.seam(
    line(
      put([
        [436, 628],
        [500, 700],
        [560, 740],
        [640, 828],
      ]),
    ),
    0.9,
  )
  pen.seam(
    line(
      put([
        [700, 826],
        [690, 720],
        [706, 640],
        [764, 620],
      ]),
    ),
    0.8,
  )
  if (cut?.style === 'laced') layLaces(pen, put, top)
  else if (!tall) layElastic(pen, put, top)
  pen.mark(
    `<path d="${outline(
      put([
        [742, top - 34, 1],
        [762, top - 40],
        [782, top - 30, 1],
        [784, top + 40, 1],
        [744, top + 44, 1],
      ]),
    )}" fill="${darker(base, 0.2)}" stroke="${darker(base, 0.6)}" stroke-width="1.5"/>`,
  )
  pen.piece(
    outline(
      put([
        [124, 838],
        [132, 812],
        [300, 826],
        [560, 830],
        [790, 816],
        [800, 846],
        [700, 854],
        [560, 856],
        [300, 858],
        [140, 856],
      ]),
    ),
    { level: 0.8, fill: '#2d2622', smooth: true, cast: 0.3 },
  )
  pen.piece(
    outline(
      put([
        [640, 850, 1],
        [798, 842, 1],
        [796, 900, 1],
        [650, 900, 1],
      ]),
    ),
    { level: 0.8, fill: '#3a312b', smooth: true },
  )
  pen.piece(
    outline(
      put([
        [150, 852, 1],
        [520, 854, 1],
        [500, 878],
        [320, 898],
        [200, 894],
        [150, 872],
      ]),
    ),
    { level: 0.5, fill: '#2d2622', smooth: true },
  )
  pen.mark(
    `<path d="${line(
      put([
        [134, 822],
        [300, 834],
        [560, 838],
        [792, 826],
      ]),
    )}" fill="none" stroke="${lighter('#c9a86a', 0.1)}" stroke-width="2.4" stroke-dasharray="8 4"/>`,
  )
}

type Put = (points: readonly Point[]) => Point[]

function layElastic(pen: Easel, put: Put, top: number): void {
  pen.piece(
    outline(
      put([
        [580, top + 30, 1],
        [690, top + 26, 1],
        [682, 520],
        [650, 600],
        [616, 520],
      ]),
    ),
    { level: 0.1, fill: darker(pen.look.base, 0.45), smooth: true },
  )
  for (let index = 0; index < 9; index += 1)
    pen.seam(
      line(
        put([
          [586 + index * 11.5, top + 34],
          [600 + index * 9, 480],
          [640 + index * 2, 590 - Math.abs(index - 4) * 16],
        ]),
      ),
      0.6,
    )
}

function layLaces(pen: Easel, put: Put, top: number): void {
  for (let index = 0; index < 8; index += 1) {
    const share = index / 7
    const inner =
      share < 0.4
        ? blend([420, 638], [494, 540], share / 0.4)
        : blend([494, 540], [500, top + 40], (share - 0.4) / 0.6)
    const [a, b] = put([inner, [inner[0] + 62, inner[1] + 30]]) as [Point, Point]
    pen.mark(
      `<path d="M${round(a[0])},${round(a[1] + 4)}L${round(b[0])},${round(b[1] + 4)}" stroke="#000" stroke-opacity=".3" stroke-width="10" stroke-linecap="round"/><path d="M${round(a[0])},${round(a[1])}L${round(b[0])},${round(b[1])}" stroke="${pen.look.accent}" stroke-width="8.5" stroke-linecap="round"/><circle cx="${round(b[0] + 5)}" cy="${round(b[1])}" r="6.5" fill="#b8a27a" stroke="#5d4c2c" stroke-width="1.2"/>`,
    )
  }
}
