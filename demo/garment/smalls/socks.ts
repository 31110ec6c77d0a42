import { against } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { cornered, outline, type Point, shift } from '../line.ts'
import { layRib } from '../sweater.ts'

/** A pair of ribbed socks. */
export function socks(pen: Easel): readonly [number, number] {
  const { accent } = pen.look
  for (const [dx, dy] of [
    [96, -34],
    [-72, 20],
  ] as const) {
    const put = (points: readonly Point[]) => shift(points, dx, dy)
    pen.piece(
      outline(
        put([
          [390, 260, 1],
          [570, 260, 1],
          [566, 520],
          [570, 700],
          [560, 790],
          [470, 862],
          [330, 930],
          [230, 930],
          [190, 880],
          [214, 810],
          [330, 740],
          [392, 660],
          [396, 480],
        ]),
      ),
      { cast: dx < 0 ? 0.9 : 0 },
    )
    pen.piece(
      outline(
        put([
          [570, 690, 1],
          [568, 790],
          [500, 846, 1],
          [470, 790],
          [500, 720],
        ]),
      ),
      { level: 0.2, fill: accent },
    )
    pen.piece(
      outline(
        put([
          [300, 766, 1],
          [214, 810],
          [190, 880],
          [230, 930],
          [316, 932, 1],
          [282, 860],
        ]),
      ),
      { level: 0.2, fill: accent },
    )
    pen.dye(
      [0, 1, 2]
        .map(
          (index) =>
            `<path d="M${392 + dx},${372 + index * 34 + dy}H${570 + dx}" stroke="${against(accent, 0.05)}" stroke-width="14"/>`,
        )
        .join(''),
    )
    pen.fold(
      put([
        [410, 360],
        [420, 520],
        [424, 680],
      ]),
      50,
      0.26,
    )
    pen.fold(
      put([
        [560, 620],
        [500, 680],
        [440, 700],
      ]),
      26,
      -0.3,
    )
    pen.fold(
      put([
        [556, 660],
        [500, 730],
        [420, 770],
      ]),
      26,
      0.22,
    )
    layRib(
      pen,
      outline(
        cornered(
          put([
            [384, 252],
            [576, 252],
            [573, 344],
            [388, 344],
          ]) as [number, number][],
        ),
      ),
      [250 + dy, 346 + dy],
      98,
      480 + dx,
      0.5,
    )
  }
  return [440, 380]
}
