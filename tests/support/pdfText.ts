import { inflateSync } from 'node:zlib'

/** What stands on each page of a PDF file as Chromium writes it, line breaks and spaces apart. */
export function pdfText(file: Buffer): string[] {
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)].map(([, number, body]) => [
      number ?? '',
      body ?? '',
    ]),
  )
  const at = (reference: string | undefined) => objects.get(reference ?? '') ?? ''
  const stream = (object: string): string => {
    const start = object.search(/stream\r?\n/)
    const bytes = object.slice(start).replace(/^stream\r?\n/, '')
    return object.includes('/FlateDecode')
      ? inflateSync(Buffer.from(bytes, 'latin1'), { finishFlush: 2 }).toString('latin1')
      : bytes
  }
  const pages = [...objects.values()].filter((object) => /\/Type\s*\/Page\b/.test(object))
  return pages.map((page) => {
    const fonts = new Map(
      [...(page.match(/\/Font\s*<<([\s\S]*?)>>/)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(
        ([, name, font]) => {
          const map = at(font).match(/\/ToUnicode (\d+) 0 R/)?.[1]
          // Glyphs that are drawn as pictures are told apart by one byte.
          const size = at(font).includes('/Type3') ? 2 : 4
          return [name ?? '', { size, signs: map ? signsOf(stream(at(map))) : new Map<number, string>() }]
        },
      ),
    )
    let font = { size: 4, signs: new Map<number, string>() }
    const content = stream(at(page.match(/\/Contents (\d+) 0 R/)?.[1]))
    const said = [...content.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)> ?(?:Tj|-?[\d.]|\])/g)].map(
      ([, name, glyphs]) => {
        if (name) font = fonts.get(name) ?? font
        const codes = glyphs?.match(new RegExp(`.{${font.size}}`, 'g')) ?? []
        return codes.map((code) => font.signs.get(Number.parseInt(code, 16)) ?? '').join('')
      },
    )
    return said.join('')
  })
}

/** What the glyphs of a font stand for, as its table says. */
function signsOf(table: string): Map<number, string> {
  const signs = new Map<number, string>()
  const number = (hex = '') => Number.parseInt(hex, 16)
  for (const [, part] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, sign] of (part ?? '').matchAll(/<(\w+)> <(\w+)>/g))
      signs.set(number(glyph), String.fromCodePoint(number(sign)))
  for (const [, part] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first, last, sign] of (part ?? '').matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = number(first); glyph <= number(last); glyph++)
        signs.set(glyph, String.fromCodePoint(number(sign) + glyph - number(first)))
  return signs
}
