import { against, darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { cornered, line, outline, type Point, shift, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { layRib } from './sweater.ts'
import { MIDDLE } from './torso.ts'

/** Small things: `belt`, `tie`, `sunglasses`, `socks`. */
export function small(look: Look): string {
  const style = look.cut?.style ?? 'belt'
  const cloth = { belt: 'leather', tie: 'silk', sunglasses: 'leather', socks: 'knit' } as const
  const pen = easel({ ...look, cloth: look.cloth ?? cloth[style as 'belt'] ?? 'leather' })
  const draw = { belt, tie, sunglasses, socks }[style] ?? belt
  const focus = draw(pen)
  return pen.finish({ focus })
}

function belt(pen: Easel): readonly [number, number] {
  const { base, accent } = pen.look
  const circle = (radius: number, y: number): Point[] => Array.from({ length: 20 }, (_, index) => [MIDDLE + radius * Math.cos((index / 20) * 2 * Math.PI), y + radius * Math.sin((index / 20) * 2 * Math.PI)])
  for (const radius of [272, 226, 182]) {
    pen.piece(`${outline(circle(radius, 600))}${outline(circle(radius - 30, 600).reverse())}`, { level: 0.6, cast: 0.6, fill: radius === 226 ? darker(base, 0.08) : base })
    pen.stitch(outline(circle(radius - 6, 600)), lighter(base, 0.35))
  }
  pen.piece(outline([[MIDDLE - 250, 700, 1], [MIDDLE - 120, 806], [MIDDLE + 60, 846], [MIDDLE + 300, 812], [MIDDLE + 330, 838], [MIDDLE + 316, 872], [MIDDLE + 60, 916], [MIDDLE - 160, 872], [MIDDLE - 300, 740, 1]]), { level: 1, cast: 1 })
  pen.stitch(line([[MIDDLE - 258, 714], [MIDDLE - 124, 818], [MIDDLE + 60, 858], [MIDDLE + 304, 824]]), lighter(base, 0.35))
  pen.stitch(line([[MIDDLE - 288, 734], [MIDDLE - 156, 860], [MIDDLE + 60, 904], [MIDDLE + 308, 862]]), lighter(base, 0.35))
  pen.fold([[MIDDLE - 220, 760], [MIDDLE + 40, 880], [MIDDLE + 300, 846]], 50, 0.4)
  for (let index = 0; index < 5; index += 1) pen.mark(`<ellipse cx="${MIDDLE + 96 + index * 40}" cy="${878 - index * 7}" rx="6.5" ry="8" fill="#1a1512"/>`)
  pen.mark(`<g transform="rotate(14 ${MIDDLE - 40} 860)"><rect x="${MIDDLE - 92}" y="806" width="104" height="112" rx="16" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="20" transform="translate(4 8)"/><rect x="${MIDDLE - 92}" y="806" width="104" height="112" rx="16" fill="none" stroke="${accent}" stroke-width="19"/><rect x="${MIDDLE - 97}" y="801" width="114" height="122" rx="20" fill="none" stroke="${lighter(accent, 0.6)}" stroke-width="3"/><path d="M${MIDDLE - 88},862h112" stroke="${darker(accent, 0.12)}" stroke-width="13" stroke-linecap="round"/></g>`)
  return [MIDDLE - 20, 820]
}

function tie(pen: Easel): readonly [number, number] {
  pen.piece(symmetric([[MIDDLE, 246], [MIDDLE + 66, 218, 1], [MIDDLE + 100, 150], [MIDDLE + 40, 134], [MIDDLE, 140]]), { level: -0.4, turn: 30 })
  pen.piece(outline(cornered([[MIDDLE - 6, 300], [MIDDLE + 44, 300], [MIDDLE + 66, 880], [MIDDLE + 28, 930], [MIDDLE - 4, 880]])), { level: 0, turn: 40 })
  pen.piece(outline([[MIDDLE - 34, 296, 1], [MIDDLE + 34, 296, 1], [MIDDLE + 60, 600], [MIDDLE + 92, 980, 1], [MIDDLE, 1084, 1], [MIDDLE - 92, 980, 1], [MIDDLE - 60, 600]]), { level: 0.5, cast: 0.9, turn: 45 })
  pen.fold([[MIDDLE - 10, 310], [MIDDLE + 6, 440], [MIDDLE + 20, 640]], 34, -0.3)
  pen.fold([[MIDDLE - 30, 360], [MIDDLE - 48, 660], [MIDDLE - 70, 980]], 40, 0.24)
  pen.piece(outline([[MIDDLE - 66, 226, 1], [MIDDLE, 242], [MIDDLE + 66, 226, 1], [MIDDLE + 38, 314, 1], [MIDDLE, 322], [MIDDLE - 38, 314, 1]]), { level: 1, cast: 0.9, turn: -45 })
  pen.fold([[MIDDLE - 30, 250], [MIDDLE - 8, 280], [MIDDLE + 10, 310]], 20, -0.3)
  return [MIDDLE, 360]
}

function sunglasses(pen: Easel): readonly [number, number] {
  const { base, accent } = pen.look
  pen.mark(`<linearGradient id="lens" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(accent, 0.55)}"/><stop offset="1" stop-color="${lighter(accent, 0.25)}"/></linearGradient>`)
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.piece(outline([[x(326), 500, 1], [x(352), 492], [x(366), 540], [x(300), 410], [x(270), 404], [x(290), 480]]), { level: -0.2, fill: darker(base, 0.15), smooth: true })
  }
  const frame = (side: number): Point[] => [[MIDDLE + side * 36, 546, 1], [MIDDLE + side * 70, 490], [MIDDLE + side * 190, 466], [MIDDLE + side * 320, 480], [MIDDLE + side * 356, 500], [MIDDLE + side * 340, 620], [MIDDLE + side * 270, 712], [MIDDLE + side * 160, 720], [MIDDLE + side * 70, 660]]
  pen.piece(outline([[MIDDLE - 60, 520], [MIDDLE, 500], [MIDDLE + 60, 520], [MIDDLE + 52, 560], [MIDDLE, 542], [MIDDLE - 52, 560]]), { level: 0.6, smooth: true })
  for (const side of [-1, 1]) {
    pen.piece(outline(frame(side)), { level: 0.8, smooth: true })
    const lens = frame(side).map(([px, py]): Point => {
      const [cx, cy] = [MIDDLE + side * 196, 592]
      return [cx + (px - cx) * 0.83, cy + (py - cy) * 0.8]
    })
    pen.mark(`<path d="${outline(lens)}" fill="url(#lens)" stroke="${darker(base, 0.6)}" stroke-width="2"/><path d="${line(shift([[MIDDLE + side * 196 - 80, 640], [MIDDLE + side * 196 - 40, 570], [MIDDLE + side * 196 + 30, 522]], 0, 0))}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="22" stroke-linecap="round"/>`)
    pen.mark(`<circle cx="${MIDDLE + side * 332}" cy="514" r="6" fill="#d9c79a"/>`)
  }
  return [MIDDLE - 120, 560]
}

function socks(pen: Easel): readonly [number, number] {
  const { accent } = pen.look
  for (const [dx, dy] of [
    [96, -34],
    [-72, 20],
  ] as const) {
    const put = (points: readonly Point[]) => shift(points, dx, dy)
    pen.piece(outline(put([[390, 260, 1], [570, 260, 1], [566, 520], [570, 700], [560, 790], [470, 862], [330, 930], [230, 930], [190, 880], [214, 810], [330, 740], [392, 660], [396, 480]])), { cast: dx < 0 ? 0.9 : 0 })
    pen.piece(outline(put([[570, 690, 1], [568, 790], [500, 846, 1], [470, 790], [500, 720]])), { level: 0.2, fill: accent })
    pen.piece(outline(put([[300, 766, 1], [214, 810], [190, 880], [230, 930], [316, 932, 1], [282, 860]])), { level: 0.2, fill: accent })
    pen.dye([0, 1, 2].map((index) => `<path d="M${392 + dx},${372 + index * 34 + dy}H${570 + dx}" stroke="${against(accent, 0.05)}" stroke-width="14"/>`).join(''))
    pen.fold(put([[410, 360], [420, 520], [424, 680]]), 50, 0.26)
    pen.fold(put([[560, 620], [500, 680], [440, 700]]), 26, -0.3)
    pen.fold(put([[556, 660], [500, 730], [420, 770]]), 26, 0.22)
    layRib(pen, outline(cornered(put([[384, 252], [576, 252], [573, 344], [388, 344]]) as [number, number][])), [250 + dy, 346 + dy], 98, 480 + dx, 0.5)
  }
  return [440, 380]
}
