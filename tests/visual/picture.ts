import sharp, { type Sharp } from 'sharp'

/** A small picture of a page: three bytes a pixel, line by line. */
export interface SmallPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Pixels of the screen that make one of a small picture. So what machines draw differently, such as the edges of letters, is levelled. */
const shrink = 4

/** The small picture of a screenshot. */
export async function small(screenshot: Buffer): Promise<SmallPicture> {
  const { width } = await sharp(screenshot).metadata()
  return read(sharp(screenshot).resize({ width: Math.round(width / shrink), kernel: 'lanczos3' }))
}

/** A small picture as it is kept; some four kilobytes. */
export const packed = ({ pixels, width, height }: SmallPicture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toBuffer()

export const unpacked = (file: Buffer): Promise<SmallPicture> => read(sharp(file))

async function read(image: Sharp): Promise<SmallPicture> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
