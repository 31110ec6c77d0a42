/** Capital letters as strokes on a field 100 high: path data and width. Enough for word marks without any font. */
export const letters: Readonly<Record<string, readonly [path: string, width: number]>> = {
  A: ['M2,100L40,0L78,100M17,66H63', 80],
  B: ['M4,0V100M4,0H34C66,0 66,47 34,47H4M34,47C76,47 76,100 34,100H4', 66],
  C: ['M76,20C50,-14 2,4 2,50C2,96 50,114 76,80', 78],
  D: ['M4,0V100H28C94,100 94,0 28,0Z', 80],
  E: ['M58,0H4V100H58M4,49H48', 60],
  F: ['M58,0H4V100M4,49H46', 58],
  G: ['M78,20C52,-14 2,4 2,50C2,98 52,112 80,78V54H48', 82],
  H: ['M4,0V100M70,0V100M4,49H70', 74],
  I: ['M4,0V100', 8],
  J: ['M42,0V72C42,108 4,108 2,76', 46],
  K: ['M4,0V100M64,0L4,58M26,38L68,100', 70],
  L: ['M4,0V100H54', 56],
  M: ['M4,100V0L48,66L92,0V100', 96],
  N: ['M4,100V0L74,100V0', 78],
  O: ['M50,0C-14,0 -14,100 50,100C114,100 114,0 50,0Z', 98],
  P: ['M4,100V0H34C74,0 74,54 34,54H4', 66],
  Q: ['M50,0C-14,0 -14,100 50,100C114,100 114,0 50,0ZM58,72L92,108', 98],
  R: ['M4,100V0H34C74,0 74,52 34,52H4M32,52L68,100', 70],
  S: ['M58,16C44,-8 4,-4 6,25C8,50 60,44 60,74C60,106 12,108 2,82', 62],
  T: ['M2,0H70M36,0V100', 72],
  U: ['M4,0V62C4,112 70,112 70,62V0', 74],
  V: ['M2,0L38,100L74,0', 76],
  W: ['M2,0L28,100L54,12L80,100L106,0', 108],
  X: ['M4,0L68,100M68,0L4,100', 72],
  Y: ['M2,0L36,50L70,0M36,50V100', 72],
  Z: ['M4,0H66L2,100H68', 70],
  ' ': ['', 34],
}

/** A word as SVG strokes, centred on x, its capitals `height` units tall from y down; spacing in hundredths of the height. */
export function word(
  text: string,
  x: number,
  y: number,
  height: number,
  spacing: number,
  weight: number,
): string {
  const glyphs = [...text.toUpperCase()].map(
    (letter) => letters[letter] ?? letters[' '] ?? (['', 34] as const),
  )
  const scale = height / 100
  const total = glyphs.reduce((sum, [, width]) => sum + width + spacing, -spacing)
  let left = -total / 2
  const strokes = glyphs.map(([path, width]) => {
    const place = left
    left += width + spacing
    return path ? `<path transform="translate(${Math.round(place * 10) / 10} 0)" d="${path}"/>` : ''
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="${Math.round((weight / scale) * 10) / 10}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}
