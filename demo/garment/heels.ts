import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { rivet } from './fastening.ts'
import { line, outline, type Point, shift } from './line.ts'
import type { Look } from './look.ts'

/** A heeled shoe from the side; `style: 'stiletto'`, `'block'` or `'strap'` (block heel, ankle strap). */
export function heels(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'leather' })
  layShoe(pen, -4, -20)
  return pen.finish({ floor: 848, focus: [460, 620] })
}

function layShoe(pen: Easel, dx: number, dy: number): void {
  const { base, accent, cut } = pen.look
  const slim = cut?.style === 'stiletto'
  const strap = cut?.style === 'strap'
  const put = (points: readonly Point[]) => shift(points, dx, dy)
  const heel: Point[] = slim
    ? [
        [668, 616, 1],
        [782, 560, 1],
        [776, 640],
        [754, 760],
        [750, 866, 1],
        [724, 866, 1],
        [722, 770],
        [706, 690],
      ]
    : [
        [650, 622, 1],
        [786, 556, 1],
        [782, 660],
        [784, 760],
        [786, 866, 1],
        [690, 866, 1],
        [688, 770],
        [678, 690],
      ]
  pen.piece(
    outline(
      put([
        [340, 720, 1],
        [470, 716],
        [580, 640],
        [690, 506],
        [776, 466, 1],
        [760, 540],
        [600, 700],
        [440, 770, 1],
      ]),
    ),
    { level: -1, fill: lighter(accent, 0.3), smooth: true },
  )
  pen.piece(outline(put(heel)), { level: 0.2, fill: slim ? base : darker(base, 0.12) })
  pen.fold(
    put([
      [744, 600],
      [738, 720],
      [736, 880],
    ]),
    26,
    0.4,
  )
  pen.piece(
    outline(
      put([
        [128, 842],
        [170, 866],
        [340, 868],
        [460, 838],
        [560, 758],
        [660, 656],
        [786, 598, 1],
        [786, 572, 1],
        [640, 626],
        [540, 720],
        [430, 800],
        [300, 832],
        [150, 826],
      ]),
    ),
    { level: 0.4, fill: darker('#7a4b34', 0.2), smooth: true },
  )
  const upper: Point[] = [
    [122, 842, 1],
    [140, 796],
    [218, 742],
    [324, 700, 1],
    [372, 740],
    [456, 756],
    [566, 704],
    [664, 580],
    [740, 486],
    [778, 476, 1],
    [792, 520],
    [788, 586, 1],
    [660, 634],
    [560, 730],
    [450, 812],
    [320, 846],
    [180, 852],
  ]
  pen.piece(outline(put(upper)), { level: 0.5, cast: 0.3 })
  pen.fold(
    put([
      [190, 810],
      [270, 762],
      [340, 740],
    ]),
    60,
    0.24,
  )
  pen.fold(
    put([
      [650, 640],
      [724, 560],
      [770, 510],
    ]),
    40,
    0.2,
  )
  pen.fold(
    put([
      [360, 836],
      [500, 786],
      [620, 664],
    ]),
    40,
    -0.16,
  )
  pen.stitch(
    line(
      put([
        [330, 712],
        [376, 750],
        [458, 766],
        [574, 712],
        [672, 588],
        [746, 496],
      ]),
    ),
  )
  if (!strap) return
  const band: Point[] = [
    [560, 486, 1],
    [640, 470],
    [772, 446, 1],
    [780, 480, 1],
    [650, 504],
    [562, 522, 1],
    [536, 504],
  ]
  pen.piece(outline(put(band)), { level: 0.8, cast: 0.6 })
  pen.mark(rivet(604 + dx, 496 + dy, 11, '#cdb47a'))
}
