import { defined } from '../../src/core/defined.ts'
import { layCollarInside } from './collar.ts'
import { darker } from './colour.ts'
import { layShirtFront } from './dresses/layShirtFront.ts'
import { layStraps, strapBody } from './dresses/layStraps.ts'
import { layTiers } from './dresses/layTiers.ts'
import { layWrap } from './dresses/layWrap.ts'
import { type Easel, easel } from './easel.ts'
import { label } from './fastening.ts'
import { both, line, type Point } from './line.ts'
import type { Look } from './look.ts'
import { border, vine } from './ornament.ts'
import { layCuffs } from './shirt.ts'
import { laySkirt } from './skirtPart.ts'
import {
  body,
  type Figure,
  laySleeves,
  MIDDLE,
  measure,
  nape,
  opening,
  sleeveOf,
  type Torso,
} from './torso.ts'
import { band } from './tShirt.ts'

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
    drop: back
      ? 22
      : collared
        ? 50
        : ({ v: 170, wrap: 200, scoop: 126, boat: 36, square: 108, sweetheart: 118 }[neck as 'v'] ?? 62),
    opening: back
      ? 'round'
      : (({ v: 'v', wrap: 'v', boat: 'boat', square: 'square', sweetheart: 'sweetheart' } as const)[
          neck as 'v'
        ] ?? 'round'),
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
  const skirt = {
    flared: [330, 8],
    wrap: [280, 5],
    shirt: [290, 6],
    tiered: [330, 10],
    sheath: [196, 0],
    slip: [214, 3],
    anarkali: [372, 12],
  }[style] ?? [300, 7]
  const wide = (skirt[0] as number) * (length === 'maxi' ? 0.92 : length === 'midi' ? 0.94 : 1)
  const bottomBorder =
    look.pattern === 'embroidered' || style === 'anarkali'
      ? { tall: 56, ground: darker(look.base, 0.18), thread: look.accent }
      : undefined
  laySkirt(
    pen,
    defined({
      waist: [torso.hem[0], torso.hem[1] - 4],
      hem: [Math.min(wide, 372), low],
      flutes: skirt[1] as number,
      depth: style === 'slip' ? 0.4 : 0.62,
      round: style === 'sheath' ? 4 : 22,
      hip:
        style === 'sheath' || style === 'slip'
          ? ([178 * scale + 6, torso.hem[1] + 170 * scale] as const)
          : undefined,
      border: bottomBorder || undefined,
    }),
  )
  if (style === 'tiered') layTiers(pen, torso, low, wide)
  pen.piece(strap ? strapBody(torso) : body(torso), { edge: style === 'slip' ? 0.25 : 0.8 })
  foldBodice(pen, torso)
  if (style !== 'sheath' && style !== 'slip')
    pen.seam(
      line([
        [MIDDLE - torso.hem[0], torso.hem[1]],
        [MIDDLE, torso.hem[1] + 3],
        [MIDDLE + torso.hem[0], torso.hem[1]],
      ]),
    )
  if (style === 'wrap' && !back) layWrap(pen, torso, low)
  if (style === 'shirt') layShirtFront(pen, torso, low, back)
  if (look.pattern === 'embroidered' && !back)
    pen.dye(vine(MIDDLE, [torso.neck[1] + torso.drop + 12, torso.hem[1] - 8], 60 * scale, look.accent))
  if (!strap && !collared && neck !== 'wrap' && style !== 'wrap') {
    if (look.pattern === 'embroidered' || style === 'anarkali')
      pen.dye(border('neck', band(torso, 34 * scale), 0, 30, darker(look.base, 0.18), look.accent))
    else pen.stitch(both(opening(torso).map(([x, y]): Point => [x + (x - MIDDLE) * 0.06, y + 9])))
  }
  return pen.finish({ focus: [MIDDLE, top + 150] })
}

function foldBodice(pen: Easel, torso: Torso): void {
  const [ax, ay] = torso.armpit
  const [wx, wy] = torso.hem
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.fold(
      [
        [x(ax * 0.52), ay + 10],
        [x(wx * 0.62), (ay + wy) / 2 + 14],
        [x(wx * 0.56), wy],
      ],
      40,
      -0.2,
    )
    pen.fold(
      [
        [x(ax * 0.86), ay - 6],
        [x(wx * 0.9), (ay + wy) / 2],
        [x(wx * 0.84), wy],
      ],
      34,
      0.2,
    )
    pen.fold(
      [
        [x(ax - 6), ay - 12],
        [x(ax * 0.76), ay + 8],
        [x(ax * 0.48), ay + 26],
      ],
      30,
      -0.16,
    )
    pen.fold(
      [
        [x(ax * 0.3), ay - 24],
        [x(ax * 0.5), ay + 6],
        [x(ax * 0.72), ay - 8],
      ],
      90,
      0.16,
    )
  }
}
