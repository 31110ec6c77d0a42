import type { Sharp } from 'sharp'
import { ApiError } from '../apiError.ts'
import { takeTurns } from '../turns.ts'

/** A picture as it is kept: upright, without what the camera wrote into it, in one format. */
export interface Master {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** The widths that pictures are delivered in: a line of a list, a card, half a page, a page. */
export const imageWidths = [96, 320, 640, 1280] as const

export type ImageWidth = (typeof imageWidths)[number]

const longestSide = 2560
const mostPixels = 50_000_000
const inTurn = takeTurns({ atOnce: 2, waiting: 200 })

/** The library, from the first picture on: a server at rest does without its twenty megabytes. */
const drawing = async () => (await import('sharp')).default

/** Whether bytes begin as JPEG, PNG, WebP or AVIF do. Nothing else reaches the decoder: it would draw SVG and unpack GIF too. */
export function looksLikeImage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 32)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') ||
    (start.slice(4, 8) === 'ftyp' && /avif|avis/.test(start.slice(8)))
  )
}

/**
 * Decodes an upload and writes it anew, so that nothing but its pixels is kept: no position, no hidden content.
 * @throws ApiError `too-large` beyond 50 million pixels, `wrong-content` where it cannot be decoded.
 */
export function makeMaster(upload: Uint8Array): Promise<Master> {
  return inTurn(async () => {
    try {
      // Of the header alone; nothing is decoded yet.
      const { width, height } = await (await drawing())(upload, { limitInputPixels: false }).metadata()
      if (width * height > mostPixels) throw new ApiError('too-large', { values: { max: '50 MP' } })
      const { data, info } = await (await decoder(upload))
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86, smartSubsample: true })
        .timeout({ seconds: 30 })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('wrong-content')
    }
  })
}

/** A kept picture in one of the widths, never enlarged. */
export function resize(master: Uint8Array, width: ImageWidth): Promise<Buffer> {
  return inTurn(async () =>
    (await drawing())(master)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, smartSubsample: true })
      .toBuffer(),
  )
}

/** A kept picture as JPEG, for those who read no WebP; what shows through is white. */
export function toJpeg(master: Uint8Array): Promise<Buffer> {
  return inTurn(async () =>
    (await drawing())(master).flatten({ background: '#fff' }).jpeg({ quality: 86, mozjpeg: true }).toBuffer(),
  )
}

const decoder = async (bytes: Uint8Array): Promise<Sharp> =>
  (await drawing())(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
