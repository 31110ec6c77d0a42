import { sealed } from '../../core/index.ts'

const entities = sealed<Readonly<Record<string, string>>>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
})

/**
 * The words of formatted text, for showing as text only: never as HTML again. Blocks are kept apart by a space.
 * Works on the characters, because a parser of the browser would load what the text refers to.
 */
export function plainTextOf(html: string): string {
  const words = html
    .replace(/<\/?(p|div|li|ul|ol|h[1-6]|br|tr|td|th|blockquote|pre)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
  return words
    .replace(
      /&(#?\w+);/g,
      (entity, name: string) => entities[name.toLowerCase()] ?? codePoint(name) ?? entity,
    )
    .trim()
}

function codePoint(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined
}
