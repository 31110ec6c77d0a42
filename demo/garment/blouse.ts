import { layCollarInside, layShirtCollar } from './collar.ts'
import { type Easel, easel } from './easel.ts'
import { buttons, label } from './fastening.ts'
import { foldBody, waves } from './folds.ts'
import { both, cornered, line, outline, type Point } from './line.ts'
import type { Look } from './look.ts'
import { buttonColour, layCuffs, layPlacket } from './shirt.ts'
import {
  body,
  cuffLine,
  type Figure,
  hemLine,
  laySleeves,
  MIDDLE,
  measure,
  nape,
  opening,
  sleeveOf,
  type Torso,
} from './torso.ts'

/** A blouse of soft cloth; styles `bow` (tied at the neck), `gathered` (peasant), `peplum`, `wrap`; else a plain one. */
export function blouse(look: Look): string {
  const pen = easel(look)
  const { neck = 'v', sleeve = 'bishop', style } = look.cut ?? {}
  const back = look.view === 'back'
  const bow = style === 'bow'
  const peplum = style === 'peplum'
  const collared = neck === 'collar' && !bow
  const figure: Figure = {
    top: 226,
    scale: 1,
    ease: style === 'gathered' ? 8 : -10,
    neck: collared || bow ? 82 : ({ boat: 130, square: 108, scoop: 112 }[neck as 'boat'] ?? 94),
    drop: back
      ? 18
      : bow || collared
        ? 48
        : ({ v: 150, wrap: 190, boat: 38, square: 104, scoop: 116 }[neck as 'v'] ?? 64),
    opening: back
      ? 'round'
      : (({ v: 'v', wrap: 'v', boat: 'boat', square: 'square' } as const)[neck as 'v'] ?? 'round'),
    waist: [style === 'gathered' ? 194 : 168, 420],
    hem: peplum ? [172, 690] : [style === 'gathered' ? 224 : 200, 880],
    dip: peplum ? 4 : 16,
    shoulder: sleeve === 'none' ? 0.86 : 0.96,
  }
  const torso = measure(figure)
  if (collared || bow) layCollarInside(pen, torso, 28)
  else if (!back) {
    pen.piece(nape(torso), { level: -1 })
    pen.dye(label(MIDDLE, figure.top + 3, look.base))
  }
  const shape = sleeveOf(sleeve, figure)
  if (shape) {
    const points = laySleeves(pen, torso, shape)
    if (sleeve === 'bishop' || sleeve === 'puff' || sleeve === 'long')
      layCuffs(pen, points, sleeve === 'puff' ? 26 : 46)
    else for (const path of cuffLine(points, 0.06)) pen.stitch(path)
  }
  if (peplum) layPeplum(pen, torso)
  pen.piece(body(torso))
  foldBody(pen, torso, style === 'gathered' ? 0.7 : 0.95)
  if (style === 'gathered' && !back) gather(pen, torso)
  else if (!collared && !bow)
    pen.stitch(both(opening(torso).map(([x, y]): Point => [x + (x - MIDDLE) * 0.07, y + 9])))
  if ((collared || bow) && !back) {
    layPlacket(pen, torso.neck[1] + torso.drop, torso.hem[1] + 14, 15)
    pen.mark(
      buttons(MIDDLE, [torso.neck[1] + torso.drop + 70, torso.hem[1] - 50], 6, 6.5, buttonColour(look.base)),
    )
  }
  if (collared) layShirtCollar(pen, torso, undefined, 0.8)
  if (bow) layBow(pen, torso, back)
  if (!peplum) pen.stitch(line(hemLine(torso, 14)))
  return pen.finish({ focus: [MIDDLE, 350] })
}

function layPeplum(pen: Easel, torso: Torso): void {
  const [hx, hy] = torso.hem
  pen.piece(
    outline([
      [MIDDLE - hx + 4, hy - 6, 1],
      [MIDDLE + hx - 4, hy - 6, 1],
      [MIDDLE + hx + 72, hy + 176, 1],
      [MIDDLE + 160, hy + 196],
      [MIDDLE + 70, hy + 188],
      [MIDDLE, hy + 204],
      [MIDDLE - 80, hy + 190],
      [MIDDLE - 160, hy + 198],
      [MIDDLE - hx - 72, hy + 176, 1],
    ]),
  )
  for (let index = 0; index < 11; index += 1) {
    const across = (index - 5) / 5
    pen.fold(
      [
        [MIDDLE + across * hx * 0.9, hy],
        [MIDDLE + across * (hx + 26), hy + 90],
        [MIDDLE + across * (hx + 58), hy + 220],
      ],
      36,
      index % 2 ? 0.3 : -0.34,
    )
  }
}

function gather(pen: Easel, torso: Torso): void {
  for (const [index, [x, y]] of [...opening(torso)].entries()) {
    if (index > 2) continue
    for (const side of [-1, 1]) {
      for (const spread of [0, 14]) {
        const out = MIDDLE + side * (x - MIDDLE + spread)
        pen.fold(
          [
            [out, y + 6],
            [out + side * (8 + index * 9), y + 60],
            [out + side * (20 + index * 22), y + 170],
          ],
          15,
          spread ? 0.26 : -0.3,
        )
      }
    }
  }
  waves(pen, [MIDDLE - 150, MIDDLE + 150], [torso.neck[1] + torso.drop + 30, torso.hem[1]], 8, 0.18)
  const from = torso.neck[1] + torso.drop
  pen.mark(
    `<path d="M${MIDDLE},${from}q-8,60 -24,120M${MIDDLE},${from}q14,66 20,138" fill="none" stroke="${pen.look.accent}" stroke-width="4" stroke-linecap="round"/><ellipse cx="${MIDDLE - 25}" cy="${from + 128}" rx="5" ry="13" fill="${pen.look.accent}"/><ellipse cx="${MIDDLE + 21}" cy="${from + 146}" rx="5" ry="13" fill="${pen.look.accent}"/>`,
  )
}

function layBow(pen: Easel, torso: Torso, back: boolean): void {
  const [half, y] = torso.neck
  const low = y + torso.drop
  pen.piece(
    outline([
      [MIDDLE - half * 0.9, y - 24, 1],
      [MIDDLE - half * 0.5, low - 22],
      [MIDDLE, low - 8],
      [MIDDLE + half * 0.5, low - 22],
      [MIDDLE + half * 0.9, y - 24, 1],
      [MIDDLE + half * 1.12, y + 10],
      [MIDDLE + half * 0.7, low + 12],
      [MIDDLE, low + 26],
      [MIDDLE - half * 0.7, low + 12],
      [MIDDLE - half * 1.12, y + 10],
    ]),
    { level: 0.7, cast: 0.8 },
  )
  if (back) return
  const [x, at] = [MIDDLE, low + 14]
  const tail = (side: number, long: number) =>
    pen.piece(
      outline([
        [x, at, 1],
        [x + side * 26, at + long * 0.5],
        [x + side * 30, at + long, 1],
        [x + side * 74, at + long - 16, 1],
        [x + side * 60, at + long * 0.5],
        [x + side * 14, at, 1],
      ]),
      { level: 0.5, cast: 0.8, turn: side * -14 },
    )
  tail(-1, 226)
  tail(1, 254)
  const loop = (side: number) => {
    pen.piece(
      outline([
        [x, at - 6, 1],
        [x + side * 60, at - 46],
        [x + side * 116, at - 30],
        [x + side * 104, at + 26],
        [x + side * 54, at + 26],
        [x, at + 10, 1],
      ]),
      { level: 1, cast: 0.9, turn: side * 60 },
    )
    pen.fold(
      [
        [x + side * 6, at],
        [x + side * 50, at - 14],
        [x + side * 92, at - 8],
      ],
      24,
      -0.34,
    )
  }
  loop(-1)
  loop(1)
  pen.piece(
    outline(
      cornered([
        [x - 17, at - 18],
        [x + 17, at - 18],
        [x + 20, at + 20],
        [x - 20, at + 20],
      ]),
    ),
    { level: 1.6, cast: 0.9, turn: 90 },
  )
}
