import { darker, lighter, mix } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { rivet } from './fastening.ts'
import { along, beside, blend, line, outline, type Point, round, strip } from './line.ts'
import type { Look } from './look.ts'
import { beads, buta } from './ornament.ts'

/** A pair of flat shoes from above: `loafer`, `ballerina`, `jutti` (embroidered, pointed), `sandal` or `kolhapuri` (open). */
export function flats(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'leather' })
  const style = look.cut?.style ?? 'loafer'
  for (const side of [-1, 1] as const) {
    const put = placed(side)
    if (style === 'sandal' || style === 'kolhapuri') layOpen(pen, put, side, style === 'kolhapuri')
    else layClosed(pen, put, side, style)
  }
  return pen.finish({ focus: [330, 470] })
}

type Put = (points: readonly Point[]) => Point[]

/** Shoe coordinates (x from -120 inside to 120 outside, y from 0 heel to -760 toe) to the board, left or right shoe. */
function placed(side: 1 | -1): Put {
  const turn = side * 0.1
  return (points) =>
    points.map(([x, y, corner]) => {
      const across = x * side * 1.24
      const place: [number, number] = [
        450 + side * 190 + across * Math.cos(turn) - y * Math.sin(turn) * 0.9,
        980 + across * Math.sin(turn) + y * Math.cos(turn),
      ]
      return corner ? [place[0], place[1], corner] : place
    })
}

const sole = (grow: number, point: number): Point[] => [
  [0, 14 + grow],
  [-72 - grow, -30],
  [-86 - grow, -140],
  [-74 - grow, -300],
  [-90 - grow, -470],
  [-104 - grow, -590],
  [-86 - grow * 0.8, -690],
  [-24, -752 - grow - point],
  [58 + grow * 0.7, -728],
  [106 + grow, -620],
  [110 + grow, -460],
  [84 + grow, -300],
  [82 + grow, -140],
  [70 + grow, -30],
]

function layClosed(pen: Easel, put: Put, side: number, style: string): void {
  const { base, accent } = pen.look
  const point = style === 'jutti' ? 44 : style === 'ballerina' ? 2 : 0
  pen.piece(outline(put(sole(5, point))), { level: -0.2, fill: darker('#6d4a33', 0.25), smooth: true })
  pen.piece(outline(put(sole(0, point))), { level: 0.5 })
  const deep = style === 'loafer' ? -392 : style === 'jutti' ? -452 : -520
  const mouth: Point[] = [
    [0, -14],
    [-56, -50],
    [-64, -160],
    [-58, -300],
    [-58, deep + 74],
    [-2, deep],
    [62, deep + 66],
    [66, -300],
    [62, -150],
    [54, -46],
  ]
  pen.piece(outline(put(mouth)), {
    level: -1.2,
    fill: lighter(mix(accent, '#c8a682', 0.6), 0.2),
    smooth: true,
  })
  pen.dye(
    `<path d="${outline(
      put([
        [0, -30],
        [-44, -70],
        [-50, -180],
        [0, -240],
        [52, -180],
        [44, -66],
      ]),
    )}" fill="#000" fill-opacity=".07"/>`,
  )
  pen.fold(
    put([
      [-30, deep - 70],
      [2, deep - 130],
      [8, deep - 230],
    ]),
    130,
    0.16,
  )
  pen.fold(
    put([
      [-96, -480],
      [-84, -600],
      [-30, -720],
    ]),
    40,
    0.26,
  )
  pen.stitch(
    outline(put(mouth.map(([x, y]): Point => [x * 1.15, y > -40 ? y + 9 : y < deep + 40 ? y - 10 : y]))),
  )
  if (style === 'loafer') {
    const apron: Point[] = [
      [-74, deep + 60],
      [-80, -530],
      [-56, -640],
      [4, -684],
      [66, -640],
      [86, -530],
      [80, deep + 60],
    ]
    pen.seam(line(put(apron)), 1.2)
    for (const [x, y] of along(put(apron), 36))
      pen.mark(`<circle cx="${round(x)}" cy="${round(y)}" r="2.6" fill="${darker(base, 0.55)}"/>`)
    pen.piece(
      outline(
        put([
          [-98, deep + 40, 1],
          [-104, deep - 44, 1],
          [0, deep - 70],
          [108, deep - 44, 1],
          [100, deep + 40, 1],
          [0, deep + 4],
        ]),
      ),
      { level: 1, cast: 0.8 },
    )
    pen.mark(
      `<path d="${outline(
        put([
          [-30, deep - 34, 1],
          [0, deep - 44],
          [32, deep - 34, 1],
          [28, deep - 16, 1],
          [-26, deep - 16, 1],
        ]),
      )}" fill="${darker(base, 0.6)}"/>`,
    )
    return
  }
  if (style === 'jutti') {
    const thread = accent
    const [cx, cy] = put([[4, -560]])[0] as Point
    pen.dye(buta(cx, cy, 46, thread, side * 6))
    for (const share of [0.2, 0.5, 0.8]) {
      const [ax, ay] = put([blend([-74, -520], [-20, -690], share)])[0] as Point
      const [bx, by] = put([blend([82, -520], [30, -680], share)])[0] as Point
      pen.dye(buta(ax, ay, 15, thread, -30) + buta(bx, by, 15, thread, 30))
    }
    pen.dye(
      beads(
        outline(put(mouth.map(([x, y]): Point => [x * 1.2, y > -40 ? y + 12 : y < deep + 40 ? y - 16 : y]))),
        lighter(thread, 0.3),
        6,
      ),
    )
    pen.dye(beads(outline(put(sole(-8, point - 8))), thread, 5))
    return
  }
  const [x, y] = put([[2, deep - 24]])[0] as Point
  pen.mark(
    `<path d="M${x},${y}c-14,-22 -46,-24 -44,-2c0,20 30,20 44,2c14,-22 46,-24 44,-2c0,20 -30,20 -44,2z" fill="${darker(base, 0.18)}" stroke="${darker(base, 0.6)}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="7" fill="${darker(base, 0.3)}"/>`,
  )
}

function layOpen(pen: Easel, put: Put, side: number, kolhapuri: boolean): void {
  const { base, accent } = pen.look
  const tan = kolhapuri ? darker(base, 0.1) : mix(base, '#d8b890', 0.55)
  pen.piece(outline(put(sole(6, 0))), { level: -0.3, fill: darker(tan, 0.5), smooth: true })
  pen.piece(outline(put(sole(0, 0))), { level: 0.2, fill: tan })
  pen.stitch(outline(put(sole(-13, -6))), lighter(tan, 0.45))
  pen.fold(
    put([
      [0, -60],
      [-4, -120],
      [0, -190],
    ]),
    90,
    -0.1,
  )
  pen.fold(
    put([
      [-60, -560],
      [0, -600],
      [60, -560],
    ]),
    90,
    -0.1,
  )
  const strap = (points: Point[], wide: number, fill = base) => {
    const spine = along(put(points), 14)
    pen.piece(strip(spine, wide), { level: 1, cast: 1, fill })
    for (const out of [wide / 2 - 6, 6 - wide / 2]) pen.stitch(line(beside(spine, out)), lighter(fill, 0.4))
  }
  if (kolhapuri) {
    strap(
      [
        [-80, -452],
        [-48, -480],
        [4, -498],
        [58, -480],
        [90, -446],
      ],
      66,
    )
    strap(
      [
        [-8, -520],
        [-34, -580],
        [-44, -648],
      ],
      26,
    )
    strap(
      [
        [-60, -604],
        [-38, -634],
        [-10, -606],
      ],
      26,
    )
    const [x, y] = put([[2, -486]])[0] as Point
    pen.mark(
      `${rivet(x, y, 13, accent)}${[-54, -28, 28, 54].map((d) => rivet(x + d, y + Math.abs(d) * 0.28, 6, accent)).join('')}`,
    )
    for (const share of [0.15, 0.5, 0.85]) {
      const [bx, by] = put([blend([-60, -250], [60, -250], share)])[0] as Point
      pen.dye(buta(bx, by, 18, darker(tan, 0.4), side * 8))
    }
    return
  }
  strap(
    [
      [-98, -524],
      [-40, -562],
      [36, -566],
      [106, -524],
    ],
    62,
  )
  strap(
    [
      [-86, -414],
      [-30, -436],
      [40, -436],
      [96, -410],
    ],
    50,
    accent,
  )
  strap(
    [
      [-78, -192],
      [-40, -228],
      [34, -230],
      [80, -188],
    ],
    40,
  )
  const [x, y] = put([[62, -214]])[0] as Point
  pen.mark(
    `<rect x="${round(x - 18)}" y="${round(y - 22)}" width="36" height="44" rx="5" fill="none" stroke="#cdb47a" stroke-width="6"/>`,
  )
}
