import { defined } from '../../src/core/defined.ts'
import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { buttons } from './fastening.ts'
import { cornered, line, outline } from './line.ts'
import type { Look } from './look.ts'
import { buttonColour } from './shirt.ts'
import { laySkirt, type SkirtPart } from './skirtPart.ts'
import { MIDDLE } from './torso.ts'

/** A skirt: styles `a-line`, `pleated`, `pencil`, `wrap`, `tiered`, `button`, `circle`; knee, midi or maxi. */
export function skirt(look: Look): string {
  const pen = easel(look)
  const { style = 'a-line', length = 'midi' } = look.cut ?? {}
  const scale = { crop: 1.25, hip: 1.25, knee: 1.2, midi: 1, maxi: 0.9 }[length]
  const top = { crop: 320, hip: 320, knee: 280, midi: 180, maxi: 150 }[length]
  const low = { crop: 780, hip: 800, knee: 880, midi: 1030, maxi: 1085 }[length]
  const waist = 138 * scale
  const wide =
    { 'a-line': 262, pleated: 270, pencil: 168, wrap: 236, tiered: 330, button: 232, circle: 372 }[style] ??
    262
  const flutes =
    { 'a-line': 5, pleated: 0, pencil: 0, wrap: 3, tiered: 11, button: 4, circle: 13 }[style] ?? 5
  const rich = look.pattern === 'embroidered'
  const part: SkirtPart = defined({
    waist: [waist, top],
    hem: [Math.min(wide * (length === 'knee' ? 1.02 : 1), 376), low],
    flutes,
    depth: style === 'a-line' || style === 'button' ? 0.46 : 0.66,
    round: style === 'pencil' ? 4 : style === 'circle' ? 40 : 20,
    hip: style === 'pencil' ? ([182 * scale, top + 190 * scale] as const) : undefined,
    border: rich ? { tall: 64, ground: darker(look.base, 0.2), thread: look.accent } : undefined,
  })
  pen.piece(
    outline(
      cornered([
        [MIDDLE - waist + 4, top],
        [MIDDLE, top - 12],
        [MIDDLE + waist - 4, top],
        [MIDDLE, top + 14],
      ]),
    ),
    { level: -1 },
  )
  laySkirt(pen, part)
  if (style === 'pleated') layKnifePleats(pen, part)
  if (style === 'tiered') layTiers(pen, part)
  if (style === 'wrap' && look.view !== 'back') layWrap(pen, part)
  layBand(pen, waist, top, 44 * scale)
  if (style === 'button' && look.view !== 'back') {
    pen.piece(
      outline(
        cornered([
          [MIDDLE - 20, top + 8],
          [MIDDLE + 20, top + 8],
          [MIDDLE + 22, low + 18],
          [MIDDLE - 22, low + 18],
        ]),
      ),
      { level: 0.3, cast: 0.4 },
    )
    pen.stitch(
      `M${MIDDLE - 13},${top + 10}L${MIDDLE - 15},${low + 14}M${MIDDLE + 13},${top + 10}L${MIDDLE + 15},${low + 14}`,
    )
    pen.mark(buttons(MIDDLE, [top + 28, low - 90], 8, 11, buttonColour(look.base)))
  }
  if (style === 'pencil' && look.view === 'back')
    pen.seam(`M${MIDDLE},${top + 40}V${low - 150}M${MIDDLE},${low - 150}l4,158`)
  if (!rich && style !== 'pleated')
    pen.stitch(
      line([
        [MIDDLE - part.hem[0] + 4, low - 16],
        [MIDDLE, low + (part.round ?? 14) - 18],
        [MIDDLE + part.hem[0] - 4, low - 16],
      ]),
    )
  return pen.finish({ focus: [MIDDLE, top + 180] })
}

function layBand(pen: Easel, waist: number, top: number, tall: number): void {
  pen.piece(
    outline(
      cornered([[MIDDLE - waist - 1, top - 1]]).concat([
        [MIDDLE, top + 6],
        [MIDDLE + waist + 1, top - 1, 1],
        [MIDDLE + waist + 9, top + tall, 1],
        [MIDDLE, top + tall + 7],
        [MIDDLE - waist - 9, top + tall, 1],
      ]),
    ),
    { level: 0.35, cast: 0.4, turn: 90 },
  )
}

function layKnifePleats(pen: Easel, part: SkirtPart): void {
  const count = 17
  const [wx, wy] = part.waist
  const [hx, hy] = part.hem
  for (let index = 1; index < count; index += 1) {
    const across = (index / count) * 2 - 1
    const sag = (part.round ?? 14) * (1 - across ** 2)
    const [x, end] = [MIDDLE + across * wx, MIDDLE + across * hx]
    pen.seam(`M${x.toFixed(1)},${wy + 30}L${end.toFixed(1)},${(hy + sag).toFixed(1)}`, 0.8)
    pen.fold(
      [
        [x + 4, wy + 40],
        [(x + end) / 2 + 7, (wy + hy) / 2],
        [end + 11, hy + 60],
      ],
      15,
      0.5,
    )
    pen.fold(
      [
        [x - 4, wy + 40],
        [(x + end) / 2 - 6, (wy + hy) / 2],
        [end - 9, hy + 60],
      ],
      13,
      -0.5,
    )
  }
}

function layTiers(pen: Easel, part: SkirtPart): void {
  const [wx, wy] = part.waist
  const [hx, hy] = part.hem
  for (const share of [0.34, 0.67]) {
    const y = wy + (hy - wy) * share
    const half = wx + (hx - wx) * (share * 0.9 + 0.04)
    pen.seam(
      line([
        [MIDDLE - half, y],
        [MIDDLE, y + 16],
        [MIDDLE + half, y],
      ]),
      1.2,
    )
    const count = Math.round(half / 15)
    for (let index = 0; index <= count; index += 1) {
      const across = (index / count) * 2 - 1
      const sag = 16 * (1 - across ** 2)
      pen.fold(
        [
          [MIDDLE + across * half, y + sag],
          [MIDDLE + across * (half + 10), y + sag + 60],
          [MIDDLE + across * (half + 24), y + sag + pen.chance.between(100, 190)],
        ],
        pen.chance.between(14, 24),
        index % 2 ? 0.26 : -0.3,
      )
    }
  }
}

function layWrap(pen: Easel, part: SkirtPart): void {
  const [wx, wy] = part.waist
  const [hx, hy] = part.hem
  pen.piece(
    outline([
      [MIDDLE + wx * 0.5, wy + 6, 1],
      [MIDDLE + wx * 0.34, (wy + hy) / 2],
      [MIDDLE + 20, hy - 60],
      [MIDDLE - 60, hy + 22, 1],
      [MIDDLE - hx + 3, hy, 1],
      [MIDDLE - wx * 1.5, wy + 220],
      [MIDDLE - wx, wy + 8, 1],
    ]),
    { level: 0.25, cast: 0.8, edge: 0.8 },
  )
  for (const share of [0.2, 0.5, 0.8])
    pen.fold(
      [
        [MIDDLE + wx * 0.44, wy + 40],
        [MIDDLE - wx * share * 0.6, wy + 240],
        [MIDDLE - hx * share, hy + 60],
      ],
      56,
      share === 0.5 ? -0.26 : 0.26,
    )
  pen.piece(
    outline([
      [MIDDLE + wx * 0.6, wy + 20, 1],
      [MIDDLE + wx * 0.66, wy + 130],
      [MIDDLE + wx * 0.6, wy + 230, 1],
      [MIDDLE + wx * 0.6 + 36, wy + 236, 1],
      [MIDDLE + wx * 0.88, wy + 120],
      [MIDDLE + wx * 0.8, wy + 20, 1],
    ]),
    { level: 0.6, cast: 0.8, turn: 4 },
  )
}
