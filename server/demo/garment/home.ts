import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { cornered, line, outline, type Point, round, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { border } from './ornament.ts'
import { MIDDLE } from './torso.ts'

/** Textiles for the home: `cushion`, `towels`, `bedding`, `quilt`, `curtain`, `runner`. */
export function home(look: Look): string {
  const style = look.cut?.style ?? 'cushion'
  const pen = easel(look)
  const draw = { cushion, towels, bedding, quilt, curtain, runner }[style] ?? cushion
  return pen.finish(draw(pen))
}

type Shot = { floor?: number; focus: readonly [number, number] }

function cushion(pen: Easel): Shot {
  const puff = (grow: number): Point[] => [
    [MIDDLE, 386 - grow],
    [MIDDLE + 180, 366 - grow],
    [MIDDLE + 306 + grow, 334 - grow, 1],
    [MIDDLE + 284 + grow, 480],
    [MIDDLE + 276 + grow, 640],
    [MIDDLE + 288 + grow, 800],
    [MIDDLE + 308 + grow, 938 + grow, 1],
    [MIDDLE + 160, 914 + grow],
    [MIDDLE, 902 + grow],
  ]
  pen.piece(symmetric(puff(7)), { level: 0, fill: pen.look.accent, smooth: true })
  pen.piece(symmetric(puff(0)), { level: 0.7 })
  pen.fold([[MIDDLE - 200, 640], [MIDDLE, 560], [MIDDLE + 200, 640]], 420, 0.2)
  for (const [x, y] of [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const) {
    const corner = (dx: number, dy: number): Point => [MIDDLE + x * dx, 640 + y * dy]
    pen.fold([corner(296, 296), corner(230, 214), corner(130, 140)], 40, -0.34)
    pen.fold([corner(262, 296), corner(190, 236), corner(120, 190)], 30, 0.3)
    pen.fold([corner(292, 246), corner(240, 170), corner(190, 110)], 30, 0.24)
  }
  pen.fold([[MIDDLE - 70, 402], [MIDDLE - 50, 470], [MIDDLE - 60, 540]], 30, -0.2)
  pen.fold([[MIDDLE + 90, 888], [MIDDLE + 70, 820], [MIDDLE + 80, 760]], 30, -0.2)
  return { floor: 946, focus: [MIDDLE - 90, 560] }
}

/** One folded cloth of a stack: rounded edge in front, layers at the side. */
function folded(pen: Easel, y: number, tall: number, half: number, fill?: string, layers = 3): void {
  const shape = symmetric([[MIDDLE, y], [MIDDLE + half - 24, y + 2], [MIDDLE + half, y + tall * 0.5], [MIDDLE + half - 24, y + tall - 2], [MIDDLE, y + tall]])
  pen.piece(shape, { level: 0.5, cast: 0.8, ...(fill ? { fill } : {}) })
  for (let layer = 1; layer < layers; layer += 1) {
    const at = y + (tall * layer) / layers
    const bend = pen.chance.between(-3, 3)
    const path: Point[] = [[MIDDLE - half + 8, at + bend], [MIDDLE, at + 2], [MIDDLE + half - 8, at - bend]]
    pen.seam(line(path), 1.1)
    pen.fold(path, 22, -0.5)
  }
  for (let layer = 0; layer < layers; layer += 1) {
    const at = y + (tall * (layer + 0.5)) / layers
    pen.fold([[MIDDLE - half, at], [MIDDLE, at + 2], [MIDDLE + half, at]], (tall / layers) * 0.8, 0.32)
  }
}

function towels(pen: Easel): Shot {
  const { base, accent } = pen.look
  const tones = [darker(base, 0.14), undefined, accent, lighter(base, 0.4)]
  const floor = 960
  for (const [index, fill] of tones.entries()) {
    const half = 270 - index * 12
    const y = floor - (index + 1) * 136
    folded(pen, y, 134, half, fill)
    for (const dy of [40, 86]) pen.dye(`<path d="M${MIDDLE - half + 4},${y + dy + 6}h${2 * half - 8}" stroke="${lighter(fill ?? base, 0.35)}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="3 3"/>`)
  }
  return { floor, focus: [MIDDLE - 120, 620] }
}

function bedding(pen: Easel): Shot {
  const floor = 980
  folded(pen, floor - 170, 168, 320, undefined, 4)
  folded(pen, floor - 322, 150, 308, lighter(pen.look.base, 0.35), 4)
  const pillow = (y: number, half: number, fill?: string) => {
    pen.piece(symmetric([[MIDDLE, y], [MIDDLE + half * 0.7, y + 12], [MIDDLE + half, y + 34, 1], [MIDDLE + half - 14, y + 90], [MIDDLE + half, y + 150, 1], [MIDDLE + half * 0.7, y + 168], [MIDDLE, y + 176]]), { level: 0.7, cast: 1, ...(fill ? { fill } : {}) })
    pen.fold([[MIDDLE - half * 0.8, y + 90], [MIDDLE, y + 76], [MIDDLE + half * 0.8, y + 90]], 130, 0.3)
    for (const side of [-1, 1]) {
      pen.fold([[MIDDLE + side * half, y + 40], [MIDDLE + side * half * 0.8, y + 66], [MIDDLE + side * half * 0.56, y + 74]], 26, -0.34)
      pen.fold([[MIDDLE + side * half, y + 142], [MIDDLE + side * half * 0.8, y + 118], [MIDDLE + side * half * 0.56, y + 108]], 26, -0.34)
      pen.seam(line([[MIDDLE + side * (half - 34), y + 26], [MIDDLE + side * (half - 44), y + 90], [MIDDLE + side * (half - 34), y + 158]]), 0.7)
    }
  }
  pillow(floor - 490, 296)
  pillow(floor - 650, 284)
  pen.piece(outline(cornered([[MIDDLE - 40, floor - 322], [MIDDLE + 40, floor - 322], [MIDDLE + 42, floor - 2], [MIDDLE - 42, floor - 2]])), { level: 0.8, cast: 0.6, fill: pen.look.accent, smooth: true })
  return { floor, focus: [MIDDLE - 80, 520] }
}

function quilt(pen: Easel): Shot {
  const floor = 980
  for (const [index, half] of [312, 306, 300].entries()) {
    const y = floor - (index + 1) * 168
    folded(pen, y, 166, half, index === 1 ? lighter(pen.look.accent, 0.1) : undefined, 2)
    for (let x = -half + 60; x < half - 20; x += 64) {
      pen.fold([[MIDDLE + x, y + 4], [MIDDLE + x + 3, y + 80], [MIDDLE + x, y + 164]], 20, -0.36)
      pen.stitch(`M${round(MIDDLE + x)},${y + 8}V${y + 160}`)
    }
  }
  return { floor, focus: [MIDDLE - 100, 640] }
}

function curtain(pen: Easel): Shot {
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    const shape: Point[] = [[x(16), 190, 1], [x(330), 190, 1], [x(338), 600], [x(346), 1096, 1], [x(260), 1104], [x(180), 1094], [x(96), 1104], [x(10), 1094, 1], [x(14), 640]]
    pen.piece(outline(shape), { turn: side })
    for (let index = 0; index <= 10; index += 1) {
      const at = 24 + index * 30
      const sway = pen.chance.between(-8, 8)
      pen.fold([[x(at), 190], [x(at + sway), 640], [x(at * 1.03), 1180]], 34, index % 2 ? 0.5 : -0.5)
    }
    for (let index = 0; index < 5; index += 1) pen.mark(`<circle cx="${x(46 + index * 62)}" cy="176" r="19" fill="none" stroke="#b8a27a" stroke-width="6"/>`)
  }
  pen.mark('<rect x="70" y="160" width="760" height="18" rx="9" fill="#7a5c3c"/><rect x="70" y="162" width="760" height="6" rx="3" fill="#b3926a"/><circle cx="66" cy="169" r="20" fill="#8a6a46"/><circle cx="834" cy="169" r="20" fill="#8a6a46"/>')
  return { focus: [MIDDLE, 420] }
}

function runner(pen: Easel): Shot {
  const { base, accent } = pen.look
  pen.piece(outline(cornered([[MIDDLE - 190, 170], [MIDDLE + 190, 170], [MIDDLE + 196, 1040], [MIDDLE - 196, 1040]])), { level: 0.3 })
  pen.dye(border('end', outline(cornered([[MIDDLE - 200, 880], [MIDDLE + 200, 880], [MIDDLE + 200, 1000], [MIDDLE - 200, 1000]])), 880, 120, darker(base, 0.18), accent))
  pen.dye(border('start', outline(cornered([[MIDDLE - 200, 210], [MIDDLE + 200, 210], [MIDDLE + 200, 330], [MIDDLE - 200, 330]])), 210, 120, darker(base, 0.18), accent))
  for (const y of [420, 610, 800]) pen.fold([[MIDDLE - 200, y], [MIDDLE, y + 6], [MIDDLE + 200, y - 2]], 60, 0.16)
  for (const y of [404, 594, 784]) pen.fold([[MIDDLE - 200, y - 20], [MIDDLE, y - 14], [MIDDLE + 200, y - 22]], 20, -0.2)
  pen.stitch(`M${MIDDLE - 182},180L${MIDDLE - 188},1030M${MIDDLE + 182},180L${MIDDLE + 188},1030`)
  const threads = Array.from({ length: 30 }, (_, index) => `<path d="M${MIDDLE - 190 + index * 13},1040q${round(pen.chance.between(-4, 4))},26 ${round(pen.chance.between(-4, 4))},48" stroke="${index % 2 ? accent : darker(base, 0.1)}" stroke-width="7" stroke-linecap="round" fill="none"/>`)
  pen.mark(threads.join(''))
  return { focus: [MIDDLE, 860] }
}
