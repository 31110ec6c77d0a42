import { layCollarInside, layShirtCollar } from './collar.ts'
import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { buttons, label } from './fastening.ts'
import { blend, both, line, outline, type Point, round } from './line.ts'
import type { Look } from './look.ts'
import { border, vine } from './ornament.ts'
import { buttonColour, layCuffs } from './shirt.ts'
import { laySkirt } from './skirtPart.ts'
import { band } from './tShirt.ts'
import { body, type Figure, laySleeves, MIDDLE, measure, nape, opening, sleeveOf, type Torso } from './torso.ts'

/** A dress: many necks and sleeves; knee, midi or maxi; styles `wrap`, `shirt`, `tiered`, `sheath`, `slip`, `anarkali`. */
export function dress(look: Look): string {
  const pen = easel(look)
  const { neck = 'crew', sleeve = 'short', length = 'midi', style = 'flared' } = look.cut ?? {}
  const back = look.view === 'back'
  const scale = { crop: 0.86, hip: 0.86, knee: 0.86, midi: 0.76, maxi: 0.68 }[length]
  const low = { crop: 900, hip: 940, knee: 1010, midi: 1070, maxi: 1105 }[length]
  const top = { crop: 170, hip: 170, knee: 168, midi: 140, maxi: 118 }[length]
  const strap = sleeve === 'strap' || style === 'slip'
  const collared = style === 'shirt'
  const waistDown = style === 'anarkali' ? 300 : 400
  const figure: Figure = {
    top,
    scale,
    ease: style === 'tiered' ? 4 : -16,
    neck: collared ? 84 : ({ boat: 130, scoop: 108, square: 106, sweetheart: 112 }[neck as 'boat'] ?? 92),
    drop: back ? 22 : collared ? 50 : ({ v: 170, wrap: 200, scoop: 126, boat: 36, square: 108, sweetheart: 118 }[neck as 'v'] ?? 62),
    opening: back ? 'round' : ({ v: 'v', wrap: 'v', boat: 'boat', square: 'square', sweetheart: 'sweetheart' } as const)[neck as 'v'] ?? 'round',
    waist: [style === 'tiered' ? 184 : 162, waistDown - 40],
    hem: [(style === 'tiered' ? 182 : 152) * scale, top + waistDown * scale],
    dip: 2,
    shoulder: sleeve === 'none' ? 0.84 : 0.94,
  }
  const torso = measure(figure)
  if (strap) layStraps(pen, torso, back)
  else if (collared) layCollarInside(pen, torso, 26)
  else if (!back) {
    pen.piece(nape(torso), { level: -1 })
    pen.dye(label(MIDDLE, top + 2, look.base))
  }
  const shape = strap ? undefined : sleeveOf(sleeve, figure)
  if (shape) {
    const points = laySleeves(pen, torso, shape)
    if (sleeve === 'bishop' || sleeve === 'puff') layCuffs(pen, points, sleeve === 'puff' ? 22 : 44)
  }
  const skirt = { flared: [330, 8], wrap: [280, 5], shirt: [290, 6], tiered: [330, 10], sheath: [196, 0], slip: [214, 3], anarkali: [372, 12] }[style] ?? [300, 7]
  const wide = (skirt[0] as number) * (length === 'maxi' ? 0.92 : length === 'midi' ? 0.94 : 1)
  const bottomBorder = look.pattern === 'embroidered' || style === 'anarkali' ? { tall: 56, ground: darker(look.base, 0.18), thread: look.accent } : undefined
  laySkirt(pen, {
    waist: [torso.hem[0], torso.hem[1] - 4],
    hem: [Math.min(wide, 372), low],
    flutes: skirt[1] as number,
    depth: style === 'slip' ? 0.4 : 0.62,
    round: style === 'sheath' ? 4 : 22,
    ...(style === 'sheath' || style === 'slip' ? { hip: [178 * scale + 6, torso.hem[1] + 170 * scale] as const } : {}),
    ...(bottomBorder ? { border: bottomBorder } : {}),
  })
  if (style === 'tiered') layTiers(pen, torso, low, wide)
  pen.piece(strap ? strapBody(torso) : body(torso), { edge: style === 'slip' ? 0.25 : 0.8 })
  foldBodice(pen, torso)
  if (style !== 'sheath' && style !== 'slip') pen.seam(line([[MIDDLE - torso.hem[0], torso.hem[1]], [MIDDLE, torso.hem[1] + 3], [MIDDLE + torso.hem[0], torso.hem[1]]]))
  if (style === 'wrap' && !back) layWrap(pen, torso, low)
  if (style === 'shirt') layShirtFront(pen, torso, low, back)
  if (look.pattern === 'embroidered' && !back) pen.dye(vine(MIDDLE, [torso.neck[1] + torso.drop + 12, torso.hem[1] - 8], 60 * scale, look.accent))
  if (!strap && !collared && neck !== 'wrap' && style !== 'wrap') {
    if (look.pattern === 'embroidered' || style === 'anarkali') pen.dye(border('neck', band(torso, 34 * scale), 0, 30, darker(look.base, 0.18), look.accent))
    else pen.stitch(both(opening(torso).map(([x, y]): Point => [x + (x - MIDDLE) * 0.06, y + 9])))
  }
  return pen.finish({ focus: [MIDDLE, top + 150] })
}

function foldBodice(pen: Easel, torso: Torso): void {
  const [ax, ay] = torso.armpit
  const [wx, wy] = torso.hem
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.fold([[x(ax * 0.52), ay + 10], [x(wx * 0.62), (ay + wy) / 2 + 14], [x(wx * 0.56), wy]], 40, -0.2)
    pen.fold([[x(ax * 0.86), ay - 6], [x(wx * 0.9), (ay + wy) / 2], [x(wx * 0.84), wy]], 34, 0.2)
    pen.fold([[x(ax - 6), ay - 12], [x(ax * 0.76), ay + 8], [x(ax * 0.48), ay + 26]], 30, -0.16)
    pen.fold([[x(ax * 0.3), ay - 24], [x(ax * 0.5), ay + 6], [x(ax * 0.72), ay - 8]], 90, 0.16)
  }
}

function layWrap(pen: Easel, torso: Torso, low: number): void {
  const [nx, ny] = torso.neck
  const [wx, wy] = torso.hem
  const front = blend([MIDDLE + nx, ny], [MIDDLE - wx * 0.7, wy], 0.96)
  pen.piece(
    outline([
      [MIDDLE + nx, ny, 1],
      [MIDDLE + nx * 0.42, ny + torso.drop * 0.62],
      [MIDDLE - wx * 0.4, wy - 30],
      [MIDDLE - wx * 0.82, wy - 2, 1],
      [MIDDLE - wx * 0.8, wy + 4, 1],
      [MIDDLE + wx, wy + 2, 1],
      [MIDDLE + torso.waist[0], torso.waist[1], 1],
      [MIDDLE + torso.armpit[0] - 4, torso.armpit[1] + 4, 1],
      [MIDDLE + torso.armpit[0] * 0.9, torso.armpit[1] - 60, 1],
      [MIDDLE + nx * 1.3, ny + 24, 1],
    ]),
    { level: 0.2, cast: 0.5, edge: 0.6, turn: 12 },
  )
  for (const share of [0.3, 0.5, 0.7]) {
    pen.fold([[front[0] + 24, wy - 12], [MIDDLE + wx * share, wy - 70 - share * 60], [MIDDLE + torso.armpit[0] * (0.5 + share * 0.5), torso.armpit[1] + 40]], 30, share === 0.5 ? 0.2 : -0.22)
  }
  pen.piece(outline([[MIDDLE - wx - 2, wy - 13, 1], [MIDDLE, wy - 10], [MIDDLE + wx + 2, wy - 13, 1], [MIDDLE + wx + 3, wy + 15, 1], [MIDDLE, wy + 19], [MIDDLE - wx - 3, wy + 15, 1]]), { level: 0.7, cast: 0.7 })
  const knot: Point = [MIDDLE - wx * 0.66, wy + 2]
  const tail = (dx: number, long: number, turn: number) =>
    pen.piece(outline([[knot[0] - 6, knot[1], 1], [knot[0] + dx * 0.4 - 12, knot[1] + long * 0.5], [knot[0] + dx - 17, knot[1] + long, 1], [knot[0] + dx + 15, knot[1] + long + 8, 1], [knot[0] + dx * 0.4 + 14, knot[1] + long * 0.5], [knot[0] + 9, knot[1], 1]]), { level: 0.5, cast: 0.8, turn })
  tail(-34, 190, 8)
  tail(18, 226, -6)
  pen.piece(outline([[knot[0] - 19, knot[1] - 17], [knot[0] + 15, knot[1] - 19], [knot[0] + 21, knot[1] + 13], [knot[0] - 13, knot[1] + 19]]), { level: 1.1, cast: 0.8, turn: 40 })
  pen.seam(line([[MIDDLE - wx * 0.3, wy + 18], [MIDDLE - wx * 0.12, (wy + low) / 2], [MIDDLE + 30, low + 8]]), 0.9)
  pen.fold([[MIDDLE - wx * 0.24, wy + 30], [MIDDLE - wx * 0.04, (wy + low) / 2], [MIDDLE + 46, low + 60]], 40, 0.2)
}

function layShirtFront(pen: Easel, torso: Torso, low: number, back: boolean): void {
  const [wx, wy] = torso.hem
  const from = torso.neck[1] + torso.drop
  if (!back) {
    pen.piece(outline([[MIDDLE - 15, from, 1], [MIDDLE + 15, from, 1], [MIDDLE + 17, low + 24, 1], [MIDDLE - 17, low + 24, 1]]), { level: 0.2 })
    pen.stitch(`M${MIDDLE - 10},${from}L${MIDDLE - 12},${low + 10}M${MIDDLE + 10},${from}L${MIDDLE + 12},${low + 10}`)
  }
  layShirtCollar(pen, torso, undefined, 0.7)
  if (!back) pen.mark(buttons(MIDDLE, [from + 16, low - 90], 9, 6.5, buttonColour(pen.look.base)))
  pen.piece(outline([[MIDDLE - wx - 3, wy - 15, 1], [MIDDLE, wy - 11], [MIDDLE + wx + 3, wy - 15, 1], [MIDDLE + wx + 4, wy + 14, 1], [MIDDLE, wy + 18], [MIDDLE - wx - 4, wy + 14, 1]]), { level: 0.7, cast: 0.7 })
  if (!back) pen.mark(`<rect x="${MIDDLE - 22}" y="${round(wy - 17)}" width="44" height="36" rx="6" fill="none" stroke="#b59a63" stroke-width="6"/><path d="M${MIDDLE},${round(wy - 12)}v26" stroke="#d8c48e" stroke-width="4"/>`)
}

function layTiers(pen: Easel, torso: Torso, low: number, wide: number): void {
  const [wx, wy] = torso.hem
  for (const share of [0.36, 0.68]) {
    const y = wy + (low - wy) * share
    const half = wx + (wide - wx) * (share * 0.86 + 0.06)
    pen.seam(line([[MIDDLE - half, y - 6], [MIDDLE, y + 12], [MIDDLE + half, y - 6]]), 1.2)
    const count = Math.round(half / 17)
    for (let index = 0; index <= count; index += 1) {
      const x = MIDDLE - half + (index / count) * 2 * half
      const sag = 16 * (1 - (2 * (index / count) - 1) ** 2)
      pen.fold([[x, y - 4 + sag], [x + pen.chance.between(-6, 6) + (x - MIDDLE) * 0.04, y + 46 + sag], [x + (x - MIDDLE) * 0.08, y + pen.chance.between(80, 150) + sag]], pen.chance.between(14, 24), index % 2 ? 0.24 : -0.3)
    }
  }
}

function strapBody(torso: Torso): string {
  const [ax, ay] = torso.armpit
  const [wx, wy] = torso.waist
  const [hx, hy] = torso.hem
  const y = ay - 66
  const right: Point[] = [
    [MIDDLE, y + 34],
    [MIDDLE + ax * 0.34, y + 6],
    [MIDDLE + ax * 0.56, y - 18, 1],
    [MIDDLE + ax * 0.8, y + 22],
    [MIDDLE + ax, ay, 1],
    [MIDDLE + wx, wy],
    [MIDDLE + hx, hy, 1],
    [MIDDLE, hy + 2],
  ]
  return outline([...right, ...right.slice(1, -1).reverse().map(([px, py, c]): Point => (c ? [2 * MIDDLE - px, py, c] : [2 * MIDDLE - px, py]))])
}

function layStraps(pen: Easel, torso: Torso, back: boolean): void {
  const [ax, ay] = torso.armpit
  const y = ay - 66
  if (!back) pen.piece(outline([[MIDDLE - ax * 0.9, ay - 34, 1], [MIDDLE, ay - 44], [MIDDLE + ax * 0.9, ay - 34, 1], [MIDDLE + ax * 0.9, ay, 1], [MIDDLE - ax * 0.9, ay, 1]]), { level: -1 })
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.piece(outline([[x(ax * 0.5), y - 4, 1], [x(ax * 0.47), y - 80], [x(ax * 0.44), torso.neck[1] + 20, 1], [x(ax * 0.5), torso.neck[1] + 18, 1], [x(ax * 0.54), y - 80], [x(ax * 0.6), y - 4, 1]]), { level: 0.4 })
  }
}
