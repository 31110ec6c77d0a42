import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { cornered, line, outline, type Point, round } from './line.ts'
import type { Look } from './look.ts'
import { border } from './ornament.ts'
import { MIDDLE } from './torso.ts'

/** A long cloth hung over a rail: `scarf` (knitted, fringed), `stole`, `dupatta` (woven border), `throw` (broad, for the sofa). */
export function stole(look: Look): string {
  const style = look.cut?.style ?? 'stole'
  const pen = easel({
    ...look,
    cloth: look.cloth ?? (style === 'scarf' || style === 'throw' ? 'knit' : 'silk'),
  })
  const half = { scarf: 132, stole: 190, dupatta: 210, throw: 268 }[style] ?? 190
  const rich = style === 'dupatta'
  layPanel(pen, {
    left: MIDDLE - half * 0.62,
    right: MIDDLE + half + 26,
    top: 168,
    low: style === 'throw' ? 860 : 800,
    shade: true,
    rich,
    style,
    hidden: MIDDLE + half * 0.72 + 14,
  })
  layPanel(pen, {
    left: MIDDLE - half,
    right: MIDDLE + half * 0.72,
    top: 160,
    low: style === 'throw' ? 1010 : 1030,
    shade: false,
    rich,
    style,
    hidden: 0,
  })
  pen.fold(
    [
      [MIDDLE - half, 184],
      [MIDDLE, 176],
      [MIDDLE + half * 0.7, 184],
    ],
    44,
    0.3,
  )
  rail(pen, half)
  return pen.finish({ focus: [MIDDLE, 840] })
}

interface Panel {
  left: number
  right: number
  top: number
  low: number
  shade: boolean
  rich: boolean
  style: string
  /** Up to where the panel in front hides this one. */
  hidden: number
}

function layPanel(pen: Easel, { left, right, top, low, shade, rich, style, hidden }: Panel): void {
  const sway = pen.chance.between(-8, 8)
  const shape: Point[] = [
    [left + 10, top, 1],
    [(left + right) / 2, top - 8],
    [right - 10, top, 1],
    [right + sway, (top + low) / 2],
    [right + 10, low - 6, 1],
    [right - (right - left) * 0.3, low + 8],
    [left + (right - left) * 0.4, low - 4],
    [left - 8, low + 4, 1],
    [left + sway, (top + low) / 2],
  ]
  pen.piece(outline(shape), { cast: shade ? 0 : 0.9, ...(shade ? { level: -0.4 } : { level: 0.3 }) })
  if (rich) {
    const ground = darker(pen.look.base, 0.3)
    for (const [index, tall] of [92, 26].entries()) {
      const y = index === 0 ? low - 100 : low - 150
      pen.dye(
        border(
          `b${shade ? 1 : 0}${index}`,
          outline(
            cornered([
              [left - 12, y],
              [right + 12, y - 6],
              [right + 12, y + tall - 6],
              [left - 12, y + tall],
            ]),
          ),
          y,
          tall,
          ground,
          pen.look.accent,
        ),
      )
    }
    pen.dye(
      `<path d="${line([
        [left + 6, top],
        [left + sway + 6, (top + low) / 2],
        [left, low],
      ])}" fill="none" stroke="${pen.look.accent}" stroke-width="9"/>`,
    )
  } else if (style === 'stole') {
    pen.dye(
      `<path d="M${round(left - 12)},${low - 70}L${round(right + 12)},${low - 78}M${round(left - 12)},${low - 46}L${round(right + 12)},${low - 54}" stroke="${pen.look.accent}" stroke-width="8" stroke-opacity=".85"/>`,
    )
  }
  const folds = style === 'scarf' ? 5 : 8
  for (let index = 0; index <= folds; index += 1) {
    const x = left + 14 + (index / folds) * (right - left - 28)
    const lean = pen.chance.between(-12, 12)
    pen.fold(
      [
        [x, top + 20],
        [x + lean, (top + low) / 2],
        [x + lean * 1.4, low + 70],
      ],
      ((right - left) / folds) * pen.chance.between(0.6, 0.95),
      index % 2 ? 0.3 : -0.32,
    )
  }
  if (style !== 'stole') fringe(pen, shade ? hidden : left - 6, right + 8, low, style)
}

function fringe(pen: Easel, left: number, right: number, low: number, style: string): void {
  const step = style === 'scarf' || style === 'throw' ? 13 : 9
  const long = style === 'dupatta' ? 34 : 58
  const colour = style === 'dupatta' ? pen.look.accent : pen.look.base
  const threads: string[] = []
  for (let x = left; x <= right; x += step) {
    const share = (x - left) / (right - left)
    const y = low + 2 - share * 8 + 8 * Math.sin(share * Math.PI)
    const end = pen.chance.between(-5, 5)
    threads.push(
      `<path d="M${round(x)},${round(y)}q${round(end)},${long / 2} ${round(end * 0.6)},${round(long + pen.chance.between(-6, 8))}" stroke="${pen.chance.chance(0.5) ? darker(colour, 0.18) : lighter(colour, 0.08)}" stroke-width="${step * 0.62}" stroke-linecap="round" fill="none"/>`,
    )
  }
  pen.mark(threads.join(''))
}

function rail(pen: Easel, half: number): void {
  pen.mark(
    `<rect x="${MIDDLE - half - 90}" y="150" width="86" height="20" rx="10" fill="#8a6a4a"/><rect x="${MIDDLE - half - 90}" y="152" width="86" height="6" rx="3" fill="#c09c74"/><rect x="${MIDDLE + half + 22}" y="150" width="86" height="20" rx="10" fill="#8a6a4a"/><rect x="${MIDDLE + half + 22}" y="152" width="86" height="6" rx="3" fill="#c09c74"/>`,
  )
}
