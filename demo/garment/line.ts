/** A place on the drawing board (900 wide, 1200 high). A third value of 1 makes the line turn sharply there. */
export type Point = readonly [x: number, y: number, corner?: 1]

/** The width of the drawing board, in drawing units. */
export const WIDTH = 900

/** The height of the drawing board, in drawing units. */
export const HEIGHT = 1200

/** An open smooth line through the points, as SVG path data. */
export const line = (points: readonly Point[]): string => spline(points)

/** A closed smooth outline through the points, as SVG path data. */
export function outline(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  if (points.some((point) => point[2] === 1)) {
    const start = points.findIndex((point) => point[2] === 1)
    const turned = [...points.slice(start), ...points.slice(0, start)]
    return `${spline([...turned, turned[0] as Point])}Z`
  }
  return `${spline([...points, first], true)}Z`
}

/** A closed outline, the same on both sides: the points run down the right half from the middle to the middle. */
export function symmetric(points: readonly Point[]): string {
  const left = [...points].reverse().map(flipped)
  const middle = (point: Point | undefined) => point !== undefined && Math.abs(point[0] - WIDTH / 2) < 0.5
  const joined = [
    ...points,
    ...left.slice(middle(left[0]) ? 1 : 0, middle(left.at(-1)) ? left.length - 1 : left.length),
  ]
  return outline(joined)
}

/** The same points on the other side of the middle line. */
export const flip = (points: readonly Point[]): Point[] => points.map(flipped)

/** An open line, the same on both sides: the points run from the middle to the right. */
export const both = (points: readonly Point[]): string =>
  spline([...[...points].reverse().map(flipped).slice(0, -1), ...points])

/** The same places, with every turn sharp. */
export const cornered = (points: readonly (readonly [number, number])[]): Point[] =>
  points.map(([x, y]) => [x, y, 1])

/** The points shifted. */
export const shift = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y, corner]) => (corner ? [x + dx, y + dy, corner] : [x + dx, y + dy]))

/** Places along the smooth line, steps + 1 of them, evenly in the curve's own measure. */
export function along(points: readonly Point[], steps: number): Point[] {
  const last = points.length - 1
  return Array.from({ length: steps + 1 }, (_, step) => {
    const place = (step / steps) * last
    const index = Math.min(Math.floor(place), last - 1)
    return between(points, index, place - index)
  })
}

/** A leaf-shaped outline around a smooth line, as wide as `width` in the middle and pointed at both ends. */
export function leaf(points: readonly Point[], width: number): string {
  const spine = along(points, 12)
  const sides: [Point[], Point[]] = [[], []]
  spine.forEach(([x, y], index) => {
    const before = spine[Math.max(index - 1, 0)] as Point
    const after = spine[Math.min(index + 1, spine.length - 1)] as Point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const half = (width / 2) * Math.sin(Math.PI * (0.06 + 0.88 * (index / (spine.length - 1))))
    const across = [
      (-(after[1] - before[1]) / length) * half,
      ((after[0] - before[0]) / length) * half,
    ] as const
    sides[0].push([x + across[0], y + across[1]])
    sides[1].unshift([x - across[0], y - across[1]])
  })
  return `M${[...sides[0], ...sides[1]].map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`
}

/** A line beside another, at a distance to its left (below 0: to its right). */
export const beside = (points: readonly Point[], out: number): Point[] =>
  points.map(([x, y], index) => {
    const before = points[Math.max(index - 1, 0)] as Point
    const after = points[Math.min(index + 1, points.length - 1)] as Point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    return [x - ((after[1] - before[1]) / length) * out, y + ((after[0] - before[0]) / length) * out]
  })

/** A band of even width along a line, as handles and straps are. */
export function strip(points: readonly Point[], wide: number): string {
  const sharpEnds = (side: Point[]): Point[] =>
    side.map(([x, y], index) => (index === 0 || index === side.length - 1 ? [x, y, 1] : [x, y]))
  return outline([...sharpEnds(beside(points, wide / 2)), ...sharpEnds(beside(points, -wide / 2).reverse())])
}

/** The straight blend of two points; share 0 is the first. */
export const blend = (first: Point, second: Point, share: number): Point => [
  first[0] + (second[0] - first[0]) * share,
  first[1] + (second[1] - first[1]) * share,
]

/** Drawing numbers keep one decimal: small files, and no difference between machines. */
export const round = (value: number): number => Math.round(value * 10) / 10

const flipped = (point: Point): Point =>
  point[2] ? [WIDTH - point[0], point[1], 1] : [WIDTH - point[0], point[1]]

function between(points: readonly Point[], index: number, share: number): Point {
  const [a, b] = [points[index] as Point, points[index + 1] as Point]
  const [one, two] = handles(points, index, false)
  const rest = 1 - share
  const at = (place: 0 | 1) =>
    rest ** 3 * a[place] +
    3 * rest ** 2 * share * one[place] +
    3 * rest * share ** 2 * two[place] +
    share ** 3 * b[place]
  return [at(0), at(1)]
}

function spline(points: readonly Point[], closed = false): string {
  const first = points[0]
  if (!first) return ''
  let d = `M${round(first[0])},${round(first[1])}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [one, two] = handles(points, index, closed)
    const end = points[index + 1] as Point
    d += `C${round(one[0])},${round(one[1])} ${round(two[0])},${round(two[1])} ${round(end[0])},${round(end[1])}`
  }
  return d
}

/** The two Bézier handles of one stretch (Catmull-Rom, limited so that uneven spacing never makes a loop). */
function handles(points: readonly Point[], index: number, closed: boolean): [Point, Point] {
  const a = points[index] as Point
  const b = points[index + 1] as Point
  const count = points.length
  const before = a[2] ? a : (points[index - 1] ?? (closed ? (points[count - 2] as Point) : a))
  const after = b[2] ? b : (points[index + 2] ?? (closed ? (points[1] as Point) : b))
  const reach = Math.hypot(b[0] - a[0], b[1] - a[1])
  return [handle(a, before, b, reach), handle(b, after, a, reach)]
}

function handle(from: Point, behind: Point, ahead: Point, reach: number): Point {
  const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]]
  const length = Math.hypot(dx, dy) || 1
  const step = Math.min(length / 6, reach / 2.6)
  const scale = behind === from ? reach / 3 / length : Math.max(step, reach / 3.4) / length
  return [from[0] + dx * scale, from[1] + dy * scale]
}
