/** A size of QR code, of correction level M. */
export interface Version {
  readonly number: number
  /** Modules along each side. */
  readonly size: number
}

/** The smallest version that holds so many bytes; undefined where none does. */
export function versionFor(bytes: number): Version | undefined {
  for (let number = 1; number <= 40; number++)
    if (headBits(number) + bytes * 8 <= dataLength(number) * 8) return { number, size: number * 4 + 17 }
  return undefined
}

/**
 * The codewords of a QR code: the bytes with their head and filling, in blocks that each carry what mends them, the blocks
 * interleaved so that a stain hits each a little.
 */
export function withCorrection(bytes: Uint8Array, { number }: Version): number[] {
  const data = dataCodewords(bytes, number)
  const blocks = blockCounts[number - 1] as number
  const each = correctionLengths[number - 1] as number
  const generator = generatorOf(each)
  const shorter = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const parts = Array.from({ length: blocks }, (_, index) => {
    const start = index * shorter + Math.max(0, index - (blocks - longer))
    return data.slice(start, start + shorter + (index >= blocks - longer ? 1 : 0))
  })
  const corrections = parts.map((part) => remainder(part, generator))
  return [...interleaved(parts), ...interleaved(corrections)]
}

/** Codewords that mend each block, and how many blocks there are, by version (ISO/IEC 18004, table 9, level M). */
const correctionLengths = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
]
const blockCounts = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
]

/** The mode and the count of bytes. */
const headBits = (number: number) => 4 + (number < 10 ? 8 : 16)

const dataLength = (number: number) =>
  Math.floor(dataModules(number) / 8) -
  (correctionLengths[number - 1] as number) * (blockCounts[number - 1] as number)

/** Modules that no pattern takes. */
function dataModules(number: number): number {
  const alignments = number === 1 ? 0 : Math.floor(number / 7) + 2
  const ofAlignments = number === 1 ? 0 : (25 * alignments - 10) * alignments - 55
  return (16 * number + 128) * number + 64 - ofAlignments - (number >= 7 ? 36 : 0)
}

function dataCodewords(bytes: Uint8Array, number: number): number[] {
  const capacity = dataLength(number)
  const head = `0100${bytes.length.toString(2).padStart(headBits(number) - 4, '0')}`
  const bits = head + Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const ended = bits + '0'.repeat(Math.min(4, capacity * 8 - bits.length))
  const words = (ended.match(/.{1,8}/g) ?? []).map((word) => Number.parseInt(word.padEnd(8, '0'), 2))
  while (words.length < capacity) words.push(0xec, 0x11)
  return words.slice(0, capacity)
}

const interleaved = (parts: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, at) => at).flatMap((at) =>
    parts.flatMap((part) => part[at] ?? []),
  )

/** Multiplies in the field of 256 numbers that the correction reckons in. */
function times(a: number, b: number): number {
  let product = 0
  for (let at = 7; at >= 0; at--)
    product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> at) & 1) * a)
  return product
}

/** The polynomial whose roots are the first powers of two, without its leading 1. */
function generatorOf(degree: number): number[] {
  let generator = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let at = 0; at < degree; at++) {
    const by = root
    generator = generator.map((value, index) => times(value, by) ^ (generator[index + 1] ?? 0))
    root = times(root, 2)
  }
  return generator
}

function remainder(data: readonly number[], generator: readonly number[]): number[] {
  let rest = generator.map(() => 0)
  for (const word of data) {
    const [first = 0, ...others] = rest
    const factor = word ^ first
    rest = [...others, 0].map((value, index) => value ^ times(generator[index] as number, factor))
  }
  return rest
}
