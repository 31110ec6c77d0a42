import type { Easel } from './easel.ts'
import { blend, flip, line, outline, type Point, symmetric, WIDTH } from './line.ts'
import type { Cut } from './look.ts'

/** The middle line of the drawing board. */
export const MIDDLE = WIDTH / 2

/** The measures of an upper garment. Widths are half widths from the middle line, the rest are heights on the board. */
export interface Torso {
  /** Half width of the neck opening on the shoulder, and the height of that place. */
  neck: readonly [half: number, y: number]
  /** How deep the front opening falls below the shoulder. */
  drop: number
  /** How the opening is cut. */
  opening?: 'round' | 'v' | 'square' | 'boat' | 'sweetheart'
  shoulder: readonly [half: number, y: number]
  armpit: readonly [half: number, y: number]
  waist: readonly [half: number, y: number]
  hem: readonly [half: number, y: number]
  /** How far the hem hangs lower in the middle (shirt tails) or at the sides (below 0). */
  dip?: number
}

/** A sleeve: where its cuff lies, how wide it is there, and how much it swells on the way. */
export interface Sleeve {
  cuff: readonly [half: number, y: number]
  width: number
  swell?: number
  /** How high the sleeve stands above the shoulder (puff sleeves). */
  cap?: number
}

/** What a drawing decides about an upper garment; the rest follows the usual proportions. */
export interface Figure {
  /** Height of the shoulder at the neck. */
  top: number
  /** 1 for a T-shirt; smaller for long garments, so that they fit the board. */
  scale: number
  /** Added to every half width: ease of a wide cut, below 0 for a slim one. */
  ease?: number
  neck?: number
  drop?: number
  opening?: Torso['opening']
  /** Half width at the waist and its height below the top, before scaling. */
  waist?: readonly [half: number, down: number]
  hem: readonly [half: number, y: number]
  dip?: number
  /** How far the shoulder reaches; below 1 for sleeveless cuts. */
  shoulder?: number
}

/** The measures of a figure, in board units. */
export function measure(figure: Figure): Torso {
  const { top, scale, ease = 0, neck = 92, drop = 66, waist = [190, 470], shoulder = 1 } = figure
  return {
    neck: [neck * scale, top],
    drop: drop * scale,
    opening: figure.opening ?? 'round',
    shoulder: [(206 * shoulder + ease) * scale, top + 50 * scale * shoulder],
    armpit: [(206 + ease) * scale * (shoulder < 0.9 ? 0.95 : 1), top + 236 * scale],
    waist: [(waist[0] + ease) * scale, top + waist[1] * scale],
    hem: figure.hem,
    dip: figure.dip ?? 10,
  }
}

/** The usual sleeve of that name for a figure; undefined for sleeveless cuts. */
export function sleeveOf(name: Cut['sleeve'], { scale, ease = 0, top }: Figure): Sleeve | undefined {
  const shape = name && sleeves[name]
  if (!shape) return undefined
  const { cuff, width, swell = 10, cap = 0 } = shape
  return {
    cuff: [(cuff[0] + ease) * scale, top + cuff[1] * scale],
    width: (width + ease * 0.3) * scale,
    swell: swell * scale,
    cap: cap * scale,
  }
}

const sleeves: Partial<Record<NonNullable<Cut['sleeve']>, Sleeve>> = {
  cap: { cuff: [250, 176], width: 118, swell: 4 },
  short: { cuff: [290, 262], width: 140 },
  elbow: { cuff: [312, 372], width: 126 },
  long: { cuff: [318, 672], width: 84, swell: 12 },
  raglan: { cuff: [322, 668], width: 88, swell: 16 },
  bishop: { cuff: [318, 640], width: 96, swell: 46 },
  bell: { cuff: [330, 600], width: 214, swell: -22 },
  puff: { cuff: [292, 262], width: 116, swell: 34, cap: 34 },
}

const at = (half: number, y: number, corner?: 1): Point =>
  corner ? [MIDDLE + half, y, corner] : [MIDDLE + half, y]

/** The points of the front neck opening, from the middle to the right shoulder. */
export function opening(torso: Torso): Point[] {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const shapes: Record<NonNullable<Torso['opening']>, Point[]> = {
    round: [at(0, low), at(half * 0.62, low - torso.drop * 0.22), at(half * 0.93, low - torso.drop * 0.62)],
    v: [at(0, low, 1), at(half * 0.52, low - torso.drop * 0.55)],
    square: [at(0, low), at(half * 0.86, low - 4, 1)],
    boat: [at(0, low), at(half * 0.55, low - torso.drop * 0.18)],
    sweetheart: [at(0, low, 1), at(half * 0.42, low - 34), at(half * 0.8, low - 30)],
  }
  return [...shapes[torso.opening ?? 'round'], at(half, y, 1)]
}

/** The armhole from the shoulder to the armpit, on the right. */
function armhole(torso: Torso): Point[] {
  const [sx, sy] = torso.shoulder
  const [ax, ay] = torso.armpit
  const tight = Math.min(sx, ax)
  return [
    at(sx, sy, 1),
    at(tight - 14, sy + (ay - sy) * 0.5),
    at(tight - 6, sy + (ay - sy) * 0.8),
    at(ax, ay, 1),
  ]
}

/** The outline of the body without sleeves. */
export function body(torso: Torso, neck: readonly Point[] = opening(torso)): string {
  const [wx, wy] = torso.waist
  const [hx, hy] = torso.hem
  const dip = torso.dip ?? 6
  const nape = neck.at(-1) as Point
  const shoulder = blend(nape, at(...torso.shoulder), 0.5)
  return symmetric([
    ...neck,
    [shoulder[0], shoulder[1] - 3],
    ...armhole(torso),
    at(torso.armpit[0] * 0.985, torso.armpit[1] + (wy - torso.armpit[1]) * 0.22),
    at(wx, wy),
    at(hx, hy, 1),
    at(hx * 0.55, hy + dip * 0.8),
    at(0, hy + dip),
  ])
}

/** The inside of the back that shows through the neck opening. */
export function nape(torso: Torso, rise = 16): string {
  const front = opening(torso)
  const [half, y] = torso.neck
  return symmetric([
    at(0, y - rise * 0.3),
    at(half * 0.6, y - rise * 0.35),
    at(half, y, 1),
    ...[...front].reverse().slice(1),
  ])
}

/** The points around the right sleeve: shoulder, outer side, cuff, inner side, armpit. */
export function sleeve(torso: Torso, { cuff, width, swell = 10, cap = 0 }: Sleeve): Point[] {
  const shoulder = at(torso.shoulder[0] - 14, torso.shoulder[1] - 4)
  const armpit = at(torso.armpit[0] - 8, torso.armpit[1] + 4)
  const end = at(...cuff)
  const root = blend(shoulder, armpit, 0.5)
  const long = Math.hypot(end[0] - root[0], end[1] - root[1])
  const [dx, dy] = [(end[0] - root[0]) / long, (end[1] - root[1]) / long]
  const off = (point: Point, by: number, on = 0): Point => [
    point[0] + dy * by + dx * on,
    point[1] - dx * by + dy * on,
  ]
  const outer = off(end, width / 2)
  const inner = off(end, -width / 2, 6)
  const corner = (point: Point): Point => [point[0], point[1], 1]
  const round = at(torso.shoulder[0] + 16, torso.shoulder[1] + 12 - cap)
  return [
    corner([shoulder[0], shoulder[1] - cap * 0.4]),
    round,
    off(blend(round, outer, 0.4), swell + 12),
    off(blend(round, outer, 0.78), swell),
    corner(outer),
    off(end, 0, 8),
    corner(inner),
    off(blend(inner, armpit, 0.5), -swell * 0.2),
    corner(armpit),
    corner([MIDDLE + torso.armpit[0] - 60, torso.armpit[1] - 60]),
  ]
}

/** Lays both sleeves with their folds; the print turns with the arm. */
export function laySleeves(pen: Easel, torso: Torso, shape: Sleeve, fill?: string): Point[] {
  const right = sleeve(torso, shape)
  const tilt =
    (Math.atan2(shape.cuff[0] - torso.shoulder[0], shape.cuff[1] - torso.shoulder[1]) * 180) / Math.PI
  for (const [points, turn] of [
    [right, -tilt],
    [flip(right), tilt],
  ] as const) {
    pen.piece(outline(points), fill ? { turn, fill } : { turn })
    foldSleeve(pen, points)
  }
  return right
}

/** A line across both sleeves at a share of the way up from the cuff, for cuffs and hems. */
export function cuffLine(points: readonly Point[], share: number): [string, string] {
  const [outer, middle, inner] = [points[4], points[5], points[6]] as [Point, Point, Point]
  const [round, armpit] = [points[3], points[7]] as [Point, Point]
  const across = [
    blend(outer, round, share),
    blend(middle, blend(round, armpit, 0.5), share),
    blend(inner, armpit, share),
  ]
  return [line(across), line(flip(across))]
}

/** The line that runs a little above the hem, for its seam. */
export function hemLine(torso: Torso, up: number): Point[] {
  const [half, y] = torso.hem
  const dip = torso.dip ?? 0
  return [
    at(-half, y - up),
    at(-half * 0.55, y + dip * 0.8 - up),
    at(0, y + dip - up),
    at(half * 0.55, y + dip * 0.8 - up),
    at(half, y - up),
  ]
}

function foldSleeve(pen: Easel, points: readonly Point[]): void {
  const [start, , , , outer, , inner, , armpit] = points as Point[] as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ]
  const long = Math.hypot(outer[0] - start[0], outer[1] - start[1])
  if (long < 190) return
  const shoulder = blend(start, outer, 0.12)
  pen.fold([blend(armpit, inner, 0.05), blend(armpit, outer, 0.3), blend(shoulder, outer, 0.55)], 34, -0.2)
  pen.fold([blend(armpit, inner, 0.14), blend(armpit, outer, 0.42), blend(shoulder, outer, 0.72)], 30, 0.18)
  pen.fold(
    [blend(armpit, shoulder, 0.3), blend(armpit, shoulder, 0.6), blend(shoulder, outer, 0.1)],
    26,
    -0.12,
  )
  if (long < 330) return
  const bend = (share: number, depth: number) => {
    const sway = pen.chance.between(-0.03, 0.03)
    pen.fold(
      [
        blend(armpit, inner, share),
        blend(blend(armpit, inner, share + 0.06), blend(start, outer, share), 0.5),
        blend(start, outer, share - 0.04 + sway),
      ],
      pen.chance.between(22, 34),
      depth,
    )
  }
  for (const share of [0.34, 0.5, 0.62, 0.78]) {
    bend(share + pen.chance.between(-0.03, 0.03), -0.2)
    bend(share + 0.06, 0.16)
  }
  pen.fold([blend(start, outer, 0.2), blend(start, outer, 0.55), blend(outer, inner, 0.35)], 44, 0.16)
}
