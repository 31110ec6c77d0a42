import { fileURLToPath } from 'node:url'
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces'

/**
 * A document as a PDF. It holds letters of Latin and Devanagari (`written`); nothing in it is fetched, from no address and no file. The
 * library and its fonts are loaded with the first one.
 */
export async function printPdf(document: TDocumentDefinitions): Promise<Buffer> {
  loaded ??= load()
  return (await loaded)(document)
}

let loaded: ReturnType<typeof load> | undefined

async function load(): Promise<(document: TDocumentDefinitions) => Promise<Buffer>> {
  const { default: pdfmake } = await import('pdfmake')
  // The types are those of the browser; the server has these two guards more.
  const guarded = pdfmake as typeof pdfmake &
    Record<'setUrlAccessPolicy' | 'setLocalAccessPolicy', (allow: (place: string) => boolean) => void>
  guarded.setUrlAccessPolicy(() => false)
  guarded.setLocalAccessPolicy((path) =>
    Object.values(fonts).some((font) => Object.values(font).includes(path)),
  )
  guarded.setFonts(fonts)
  return (document) => guarded.createPdf(document).getBuffer()
}

const file = (name: string) => fileURLToPath(import.meta.resolve(name))
const roboto = (weight: string) => file(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`)
const noto = (weight: number) =>
  file(`@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff`)

const fonts: TFontDictionary = {
  Roboto: { normal: roboto('Regular'), bold: roboto('Medium') },
  Devanagari: { normal: noto(400), bold: noto(600) },
}
