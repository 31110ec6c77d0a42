import { type Version, versionFor, withCorrection } from './qrCodewords.ts'

/** A QR code to be drawn: its rows from above, each of as many modules, dark ones true. The quiet zone of four is the drawer's business. */
export type Modules = readonly (readonly boolean[])[]

/**
 * The QR code (ISO/IEC 18004) of a text: bytes of UTF-8, correction level M, the smallest version and the mask that scanners read
 * best. A text of more than 2331 bytes gives undefined.
 */
export function qrCode(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (!version) return undefined
  const plain = withPatterns(version)
  fill(plain, withCorrection(bytes, version))
  const candidates = masks.map((_, mask) => masked(plain, mask, version))
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}

/** Undefined where data goes. */
type Grid = (boolean | undefined)[][]

const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

interface Plain {
  /** What every code of the version looks alike in; its other modules are data. */
  readonly patterns: Grid
  readonly data: boolean[][]
}

/** The patterns by which scanners find a code, with room kept for what tells of its format. */
function withPatterns({ number, size }: Version): Plain {
  const patterns: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    const row = patterns[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  /** Squares in one another: dark but for some of the rings. */
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  const places = alignments(number, size)
  const last = places.length - 1
  for (const [i, x] of places.entries()) {
    for (const [j, y] of places.entries()) {
      const isCorner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0)
      if (!isCorner) square(x, y, 2, [1])
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  writeFormat(set, size, 0)
  if (number >= 7) writeVersion(set, size, number)
  return { patterns, data: [] }
}

/** Where alignment patterns stand, along both axes. */
function alignments(number: number, size: number): number[] {
  if (number === 1) return []
  const many = Math.floor(number / 7) + 2
  const step = Math.floor((number * 8 + many * 3 + 5) / (many * 4 - 4)) * 2
  const places = Array.from({ length: many - 1 }, (_, index) => size - 7 - index * step)
  return [6, ...places.reverse()]
}

type Set = (x: number, y: number, dark: boolean) => void

const bit = (value: number, at: number) => ((value >>> at) & 1) === 1

/** The mask, with level M, twice around the corners. */
function writeFormat(set: Set, size: number, mask: number): void {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  for (let at = 0; at < 15; at++) {
    const dark = bit(bits, at)
    // Past the timing patterns, which run through the corner.
    set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, dark)
    set(at < 8 ? size - 1 - at : at < 9 ? 7 : 14 - at, 8, dark)
  }
  set(8, size - 8, true)
}

/** The number of the version, twice, beside the upper right and the lower left corner. */
function writeVersion(set: Set, size: number, number: number): void {
  let rest = number
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (number << 12) | rest
  for (let at = 0; at < 18; at++) {
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)]
    set(a, b, bit(bits, at))
    set(b, a, bit(bits, at))
  }
}

/** Lays the data out, two columns at a time from the right, up and down in turn. */
function fill(plain: Plain, codewords: readonly number[]): void {
  const size = plain.patterns.length
  plain.data.push(...plain.patterns.map((row) => row.map((dark) => dark ?? false)))
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    // The upright timing pattern has a column of its own.
    const column = right <= 6 ? right - 1 : right
    const isUp = ((column + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [column, column - 1]) {
        if (plain.patterns[y]?.[x] !== undefined) continue
        const row = plain.data[y] as boolean[]
        row[x] = bit(codewords[at >>> 3] ?? 0, 7 - (at & 7))
        at++
      }
    }
  }
}

function masked({ patterns, data }: Plain, mask: number, { size }: Version): boolean[][] {
  const turns = masks[mask] as (typeof masks)[number]
  const rows = data.map((row, y) =>
    row.map((dark, x) => (patterns[y]?.[x] === undefined && turns(x, y) === 0 ? !dark : dark)),
  )
  const set: Set = (x, y, dark) => {
    const row = rows[y]
    if (row) row[x] = dark
  }
  writeFormat(set, size, mask)
  return rows
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(rows: Modules): number {
  const size = rows.length
  const columns = rows.map((_, x) => rows.map((row) => row[x] as boolean))
  const lines = [...rows, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  let points = 0
  for (const line of lines) {
    for (const run of line.match(/(.)\1{4,}/g) ?? []) points += run.length - 2
    points += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = rows[y]?.[x]
      if (rows[y]?.[x - 1] === dark && rows[y - 1]?.[x] === dark && rows[y - 1]?.[x - 1] === dark) points += 3
    }
  const dark = rows.flat().filter(Boolean).length
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10))
}
