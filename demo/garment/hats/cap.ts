import { darker, lighter } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { line, outline, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A baseball cap with six panels and a peak. */
export function cap(pen: Easel): void {
  const { accent, base } = pen.look
  pen.piece(
    symmetric([
      [MIDDLE, 372],
      [MIDDLE + 130, 396],
      [MIDDLE + 228, 490],
      [MIDDLE + 256, 640],
      [MIDDLE + 240, 720, 1],
      [MIDDLE + 120, 694],
      [MIDDLE, 686],
    ]),
  )
  pen.seam(
    line([
      [MIDDLE, 374],
      [MIDDLE, 530],
      [MIDDLE, 688],
    ]),
    0.9,
  )
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.seam(
      line([
        [x(6), 376],
        [x(128), 520],
        [x(160), 704],
      ]),
      0.8,
    )
    pen.stitch(
      line([
        [x(14), 384],
        [x(138), 524],
        [x(170), 704],
      ]),
    )
    pen.fold(
      [
        [x(70), 430],
        [x(110), 540],
        [x(104), 680],
      ],
      130,
      0.24,
    )
    pen.fold(
      [
        [x(228), 530],
        [x(244), 620],
        [x(236), 710],
      ],
      40,
      -0.2,
    )
    pen.mark(
      `<circle cx="${x(84)}" cy="470" r="9" fill="${darker(base, 0.5)}" stroke="${darker(base, 0.2)}" stroke-width="4"/>`,
    )
  }
  pen.piece(
    outline([
      [MIDDLE - 242, 716, 1],
      [MIDDLE - 130, 690],
      [MIDDLE, 682],
      [MIDDLE + 130, 690],
      [MIDDLE + 242, 716, 1],
      [MIDDLE + 250, 776],
      [MIDDLE + 160, 842],
      [MIDDLE, 868],
      [MIDDLE - 160, 842],
      [MIDDLE - 250, 776],
    ]),
    { level: 0.8, cast: 1, fill: accent },
  )
  for (const inset of [18, 36, 54, 72])
    pen.stitch(
      line([
        [MIDDLE - 236 + inset, 728 + inset * 0.3],
        [MIDDLE - 150 + inset * 0.4, 834 - inset],
        [MIDDLE, 860 - inset],
        [MIDDLE + 150 - inset * 0.4, 834 - inset],
        [MIDDLE + 236 - inset, 728 + inset * 0.3],
      ]),
      lighter(accent, 0.35),
    )
  pen.fold(
    [
      [MIDDLE - 170, 760],
      [MIDDLE, 800],
      [MIDDLE + 170, 760],
    ],
    80,
    0.3,
  )
  pen.mark(
    `<circle cx="${MIDDLE}" cy="374" r="16" fill="${accent}" stroke="${darker(accent, 0.4)}" stroke-width="1.5"/><path d="M${MIDDLE},570l44,60l-44,36l-44,-36z" fill="none" stroke="${accent}" stroke-width="9"/>`,
  )
}
