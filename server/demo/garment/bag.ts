import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { rivet, zip } from './fastening.ts'
import { cornered, flip, line, outline, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { beads, buta } from './ornament.ts'
import { MIDDLE } from './torso.ts'

/** A bag that stands: `tote`, `handbag`, `crossbody`, `clutch`, `backpack`, `potli`, `wallet`. */
export function bag(look: Look): string {
  const style = look.cut?.style ?? 'tote'
  const pen = easel({ ...look, cloth: look.cloth ?? (style === 'tote' || style === 'backpack' ? 'canvas' : 'leather') })
  const draw = { tote, handbag, crossbody, clutch, backpack, potli, wallet }[style] ?? tote
  return pen.finish(draw(pen))
}

type Shot = { floor: number; focus: readonly [number, number] }

/** A band of even width along a line, as handles and straps are. */
function strip(points: readonly Point[], wide: number): string {
  const edge = (out: number): Point[] =>
    points.map(([x, y], index) => {
      const before = points[Math.max(index - 1, 0)] as Point
      const after = points[Math.min(index + 1, points.length - 1)] as Point
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const place: [number, number] = [x - ((after[1] - before[1]) / length) * out, y + ((after[0] - before[0]) / length) * out]
      return index === 0 || index === points.length - 1 ? [place[0], place[1], 1] : place
    })
  return outline([...edge(wide / 2), ...edge(-wide / 2).reverse()])
}

function tote(pen: Easel): Shot {
  const { accent } = pen.look
  const handle = (dx: number, y: number): Point[] => [[MIDDLE - 118 + dx, 470], [MIDDLE - 112 + dx, 320], [MIDDLE - 60 + dx, 196 + y], [MIDDLE + dx, 168 + y], [MIDDLE + 60 + dx, 196 + y], [MIDDLE + 112 + dx, 320], [MIDDLE + 118 + dx, 470]]
  pen.piece(strip(handle(16, -10), 34), { level: -0.4, fill: darker(accent, 0.2) })
  pen.piece(outline([[MIDDLE - 262, 424, 1], [MIDDLE, 410], [MIDDLE + 262, 424, 1], [MIDDLE + 250, 480, 1], [MIDDLE - 250, 480, 1]]), { level: -1 })
  pen.piece(outline([[MIDDLE - 268, 432, 1], [MIDDLE, 446], [MIDDLE + 268, 432, 1], [MIDDLE + 280, 700], [MIDDLE + 266, 996], [MIDDLE + 240, 1010, 1], [MIDDLE, 1018], [MIDDLE - 240, 1010, 1], [MIDDLE - 266, 996], [MIDDLE - 280, 700]]))
  pen.stitch(line([[MIDDLE - 266, 466], [MIDDLE, 480], [MIDDLE + 266, 466]]))
  pen.fold([[MIDDLE - 190, 500], [MIDDLE - 210, 740], [MIDDLE - 196, 990]], 70, 0.24)
  pen.fold([[MIDDLE + 170, 520], [MIDDLE + 206, 720], [MIDDLE + 150, 930]], 70, -0.22)
  pen.fold([[MIDDLE - 60, 560], [MIDDLE - 20, 760], [MIDDLE - 70, 960]], 90, -0.12)
  pen.fold([[MIDDLE + 60, 540], [MIDDLE + 70, 760], [MIDDLE + 30, 960]], 90, 0.14)
  pen.fold([[MIDDLE - 240, 960], [MIDDLE, 980], [MIDDLE + 240, 960]], 60, -0.2)
  pen.piece(strip(handle(0, 22), 36), { level: 0.9, cast: 0.8, fill: accent })
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * 118
    pen.piece(outline(cornered([[x - 27, 448], [x + 27, 448], [x + 27, 560], [x, 580], [x - 27, 560]])), { level: 0.9, cast: 0.6, fill: accent })
    pen.stitch(`M${x - 20},456V556L${x},570L${x + 20},556V456`, lighter(accent, 0.4))
    pen.mark(rivet(x, 476, 8) + rivet(x, 546, 8))
  }
  pen.piece(outline(cornered([[MIDDLE - 54, 640], [MIDDLE + 54, 640], [MIDDLE + 54, 702], [MIDDLE - 54, 702]])), { level: 0.5, cast: 0.3, fill: accent })
  pen.mark(`<path d="M${MIDDLE - 30},672h60" stroke="${lighter(accent, 0.6)}" stroke-width="5"/>`)
  return { floor: 1014, focus: [MIDDLE, 560] }
}

function handbag(pen: Easel): Shot {
  const { base, accent } = pen.look
  const handle: Point[] = [[MIDDLE - 130, 500], [MIDDLE - 126, 380], [MIDDLE - 70, 290], [MIDDLE, 268], [MIDDLE + 70, 290], [MIDDLE + 126, 380], [MIDDLE + 130, 500]]
  pen.piece(strip(handle, 34), { level: 0.3 })
  pen.piece(symmetric([[MIDDLE, 486], [MIDDLE + 200, 486], [MIDDLE + 256, 502, 1], [MIDDLE + 290, 700], [MIDDLE + 296, 930], [MIDDLE + 262, 962], [MIDDLE, 968]]), { level: 0.2 })
  for (const side of [-1, 1]) {
    pen.fold([[MIDDLE + side * 236, 540], [MIDDLE + side * 262, 740], [MIDDLE + side * 268, 940]], 40, -0.3)
    pen.fold([[MIDDLE + side * 150, 820], [MIDDLE + side * 170, 890], [MIDDLE + side * 160, 960]], 80, 0.2)
  }
  pen.piece(symmetric([[MIDDLE, 744], [MIDDLE + 160, 736], [MIDDLE + 236, 700], [MIDDLE + 260, 620], [MIDDLE + 254, 492, 1], [MIDDLE + 150, 474], [MIDDLE, 472]]), { level: 0.8, cast: 1, fill: darker(base, 0.05) })
  pen.stitch(line([...flip([[MIDDLE + 246, 520], [MIDDLE + 250, 620], [MIDDLE + 226, 692], [MIDDLE + 154, 724], [MIDDLE, 732]]), [MIDDLE + 154, 724], [MIDDLE + 226, 692], [MIDDLE + 250, 620], [MIDDLE + 246, 520]]), lighter(base, 0.35))
  pen.fold([[MIDDLE - 200, 520], [MIDDLE, 540], [MIDDLE + 200, 520]], 80, 0.3)
  pen.mark(`<rect x="${MIDDLE - 42}" y="700" width="84" height="76" rx="14" fill="${accent}" stroke="${darker(accent, 0.5)}" stroke-width="2"/><rect x="${MIDDLE - 34}" y="708" width="68" height="30" rx="9" fill="${lighter(accent, 0.5)}" fill-opacity=".75"/><rect x="${MIDDLE - 12}" y="736" width="24" height="30" rx="6" fill="${darker(accent, 0.3)}"/>`)
  for (const side of [-1, 1]) pen.mark(`<rect x="${MIDDLE + side * 130 - 26}" y="482" width="52" height="44" rx="10" fill="none" stroke="${accent}" stroke-width="9"/>`)
  return { floor: 968, focus: [MIDDLE, 640] }
}

function crossbody(pen: Easel): Shot {
  const { base, accent } = pen.look
  const strap: Point[] = [[MIDDLE - 228, 610], [MIDDLE - 250, 420], [MIDDLE - 190, 220], [MIDDLE - 10, 130], [MIDDLE + 170, 200], [MIDDLE + 248, 400], [MIDDLE + 228, 610]]
  pen.piece(strip(strap, 22), { level: 0.3 })
  pen.piece(symmetric([[MIDDLE, 586], [MIDDLE + 190, 588], [MIDDLE + 244, 620], [MIDDLE + 258, 780], [MIDDLE + 226, 920], [MIDDLE + 130, 966], [MIDDLE, 974]]), { level: 0.3 })
  pen.fold([[MIDDLE - 150, 900], [MIDDLE, 940], [MIDDLE + 150, 900]], 70, 0.3)
  pen.piece(symmetric([[MIDDLE, 846], [MIDDLE + 110, 830], [MIDDLE + 206, 770], [MIDDLE + 248, 660], [MIDDLE + 236, 604, 1], [MIDDLE + 130, 580], [MIDDLE, 576]]), { level: 0.9, cast: 1 })
  pen.fold([[MIDDLE - 180, 640], [MIDDLE, 670], [MIDDLE + 180, 640]], 90, 0.34)
  pen.stitch(line([...flip([[MIDDLE + 234, 650], [MIDDLE + 196, 760], [MIDDLE + 106, 816], [MIDDLE, 832]]), [MIDDLE + 106, 816], [MIDDLE + 196, 760], [MIDDLE + 234, 650]]), lighter(base, 0.35))
  pen.mark(`<circle cx="${MIDDLE + 2}" cy="810" r="30" fill="#000" fill-opacity=".25"/><circle cx="${MIDDLE}" cy="804" r="28" fill="none" stroke="${accent}" stroke-width="10"/><circle cx="${MIDDLE}" cy="804" r="8" fill="${accent}"/>`)
  for (const side of [-1, 1]) pen.mark(`<circle cx="${MIDDLE + side * 230}" cy="618" r="18" fill="none" stroke="${accent}" stroke-width="8"/>`)
  return { floor: 974, focus: [MIDDLE, 700] }
}

function clutch(pen: Easel): Shot {
  const { accent, base } = pen.look
  pen.piece(symmetric([[MIDDLE, 520], [MIDDLE + 330, 520, 1], [MIDDLE + 344, 700], [MIDDLE + 336, 880, 1], [MIDDLE, 888]]), { level: 0.3 })
  pen.fold([[MIDDLE - 300, 840], [MIDDLE, 856], [MIDDLE + 300, 840]], 70, 0.3)
  pen.piece(symmetric([[MIDDLE, 774, 1], [MIDDLE + 334, 560, 1], [MIDDLE + 332, 514, 1], [MIDDLE, 506]]), { level: 0.9, cast: 1 })
  pen.fold([[MIDDLE - 280, 540], [MIDDLE, 560], [MIDDLE + 280, 540]], 70, 0.3)
  pen.stitch(`M${MIDDLE - 326},566L${MIDDLE},758L${MIDDLE + 326},566`, lighter(base, 0.4))
  if (pen.look.pattern === 'embroidered') {
    for (const [x, y, size] of [[0, 640, 44], [-110, 592, 26], [110, 592, 26], [-200, 566, 18], [200, 566, 18]] as const) pen.dye(buta(MIDDLE + x, y, size, accent, x * 0.1))
    pen.dye(beads(`M${MIDDLE - 310},540L${MIDDLE},742L${MIDDLE + 310},540`, accent, 6))
  }
  pen.mark(`<circle cx="${MIDDLE + 2}" cy="752" r="27" fill="#000" fill-opacity=".3"/><circle cx="${MIDDLE}" cy="746" r="25" fill="${accent}" stroke="${darker(accent, 0.5)}" stroke-width="2"/><circle cx="${MIDDLE - 7}" cy="739" r="9" fill="${lighter(accent, 0.7)}"/>`)
  return { floor: 888, focus: [MIDDLE, 680] }
}

function backpack(pen: Easel): Shot {
  const { base, accent } = pen.look
  pen.piece(strip([[MIDDLE - 60, 260], [MIDDLE - 48, 178], [MIDDLE, 160], [MIDDLE + 48, 178], [MIDDLE + 60, 260]], 30), { level: -0.2, fill: accent })
  for (const side of [-1, 1]) pen.piece(strip([[MIDDLE + side * 190, 330], [MIDDLE + side * 288, 480], [MIDDLE + side * 300, 760], [MIDDLE + side * 236, 960]], 46), { level: -0.5, fill: darker(accent, 0.15) })
  pen.piece(symmetric([[MIDDLE, 222], [MIDDLE + 150, 240], [MIDDLE + 224, 340], [MIDDLE + 252, 640], [MIDDLE + 256, 960], [MIDDLE + 214, 1014], [MIDDLE, 1020]]), { level: 0.2 })
  pen.fold([[MIDDLE - 200, 400], [MIDDLE - 214, 640], [MIDDLE - 216, 980]], 60, 0.3)
  pen.fold([[MIDDLE + 200, 400], [MIDDLE + 214, 640], [MIDDLE + 210, 980]], 60, -0.3)
  pen.dye(zip(`M${MIDDLE - 214},470C${MIDDLE - 190},300 ${MIDDLE + 190},300 ${MIDDLE + 214},470`, [MIDDLE - 196, 404], base))
  pen.piece(symmetric([[MIDDLE, 620], [MIDDLE + 160, 624], [MIDDLE + 188, 660], [MIDDLE + 198, 940], [MIDDLE + 166, 974], [MIDDLE, 978]]), { level: 0.8, cast: 0.9 })
  pen.fold([[MIDDLE - 140, 740], [MIDDLE, 760], [MIDDLE + 140, 740]], 110, 0.2)
  pen.dye(zip(`M${MIDDLE - 168},690Q${MIDDLE},676 ${MIDDLE + 168},690`, [MIDDLE - 140, 684], base))
  pen.piece(outline(cornered([[MIDDLE - 50, 500], [MIDDLE + 50, 500], [MIDDLE + 50, 556], [MIDDLE - 50, 556]])), { level: 0.5, cast: 0.4, fill: accent })
  pen.mark(`<path d="M${MIDDLE - 28},528h56" stroke="${lighter(accent, 0.6)}" stroke-width="5"/>`)
  return { floor: 1018, focus: [MIDDLE, 480] }
}

function potli(pen: Easel): Shot {
  const { accent } = pen.look
  pen.piece(strip([[MIDDLE - 70, 480], [MIDDLE - 140, 330], [MIDDLE - 60, 190], [MIDDLE + 60, 180], [MIDDLE + 140, 320], [MIDDLE + 70, 480]], 16), { level: 0, fill: accent })
  pen.piece(symmetric([[MIDDLE, 410], [MIDDLE + 60, 398], [MIDDLE + 130, 416, 1], [MIDDLE + 78, 500], [MIDDLE + 200, 640], [MIDDLE + 248, 800], [MIDDLE + 200, 950], [MIDDLE + 90, 992], [MIDDLE, 998]]), { level: 0.3 })
  for (let index = -5; index <= 5; index += 1) {
    pen.fold([[MIDDLE + index * 13, 500], [MIDDLE + index * 34, 640], [MIDDLE + index * 38, 820]], 30, index % 2 ? 0.36 : -0.36)
    pen.fold([[MIDDLE + index * 12, 490], [MIDDLE + index * 17, 450], [MIDDLE + index * 23, 400]], 16, index % 2 ? 0.5 : -0.5)
  }
  for (let row = 0; row < 4; row += 1) for (let column = -2; column <= 2; column += 1) if (row > 0 || Math.abs(column) < 2) pen.dye(buta(MIDDLE + column * 78 + (row % 2 ? 39 : 0) - (row % 2 ? 39 * Math.sign(column) : 0), 660 + row * 86, 22, accent, column * 8))
  pen.piece(outline([[MIDDLE - 84, 486], [MIDDLE, 476], [MIDDLE + 84, 486], [MIDDLE + 86, 512], [MIDDLE, 524], [MIDDLE - 86, 512]]), { level: 0.9, cast: 0.7, fill: accent })
  pen.mark([-1, 1].map((side) => `<path d="M${MIDDLE + side * 60},506q${side * 40},60 ${side * 30},120" fill="none" stroke="${accent}" stroke-width="6"/><circle cx="${MIDDLE + side * 90}" cy="632" r="13" fill="${lighter(accent, 0.2)}" stroke="${darker(accent, 0.4)}"/><path d="M${MIDDLE + side * 84},644l-8,60M${MIDDLE + side * 90},644v64M${MIDDLE + side * 96},644l8,60" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`).join(''))
  return { floor: 996, focus: [MIDDLE, 640] }
}

function wallet(pen: Easel): Shot {
  const { base, accent } = pen.look
  pen.piece(symmetric([[MIDDLE, 470], [MIDDLE + 270, 474], [MIDDLE + 288, 492, 1], [MIDDLE + 288, 840], [MIDDLE + 270, 858, 1], [MIDDLE, 860]]), { level: 0 })
  pen.piece(symmetric([[MIDDLE, 484], [MIDDLE + 258, 488], [MIDDLE + 276, 506], [MIDDLE + 276, 850], [MIDDLE + 258, 870], [MIDDLE, 872]]), { level: 0.6, cast: 0.6 })
  pen.stitch(`M${MIDDLE - 260},504H${MIDDLE + 260}V854H${MIDDLE - 260}Z`, lighter(base, 0.35))
  pen.fold([[MIDDLE - 200, 560], [MIDDLE, 620], [MIDDLE + 200, 560]], 160, 0.16)
  pen.piece(outline(cornered([[MIDDLE + 120, 636], [MIDDLE + 300, 636], [MIDDLE + 300, 712], [MIDDLE + 120, 712]])), { level: 1, cast: 0.8 })
  pen.mark(`${rivet(MIDDLE + 158, 674, 17, accent)}<path d="M${MIDDLE - 226},816h92" stroke="${darker(base, 0.5)}" stroke-opacity=".6" stroke-width="6"/>`)
  return { floor: 872, focus: [MIDDLE, 660] }
}
