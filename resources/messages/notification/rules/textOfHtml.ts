import { sealed } from '../../../../src/core/index.ts'
/** The plain text of an e-mail's body: paragraphs become lines, of a picture its name stays, and a link that says something else is followed by where it leads. */
export function textOfHtml(html: string): string {
  const linked = html.replace(
    /<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi,
    (_, address: string, text: string) => (text.trim() === address ? text : `${text} (${address})`),
  )
  return decoded(
    linked
      .replace(/<img\b[^>]*?\balt="([^"]+)"[^>]*>/gi, '[$1]')
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/(p|div|h[1-6]|ul|ol|table|blockquote|pre)>/gi, '\n\n')
      .replace(/<\/tr>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const named = sealed<Readonly<Record<string, string>>>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
})

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
