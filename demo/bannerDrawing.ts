import { draw, type Picture } from './garment/draw.ts'

/** A wide picture for a banner: one garment on a coloured ground, with room for words on the other side. Colours are `#rrggbb`. */
export interface BannerLook {
  readonly picture: Picture
  readonly ground: string
  readonly wash: string
  readonly width: number
  readonly height: number
}

/** Draws a banner as an SVG text. The garment stands at the right, or in the middle where the banner is not wide. */
export function bannerDrawing({ picture, ground, wash, width, height }: BannerLook): string {
  const isWide = width > height * 1.4
  const tall = height * 1.08
  const broad = tall * 0.75
  const left = isWide ? width - broad - width * 0.06 : (width - broad) / 2
  const garment = draw({ ...picture, look: { ...picture.look, ground } }).replace(
    /<svg [^>]*>/,
    `<svg x="${Math.round(left)}" y="${Math.round((height - tall) / 2)}" width="${Math.round(broad)}" height="${Math.round(tall)}" viewBox="0 0 900 1200">`,
  )
  const [x, y, radius] = [Math.round(left + broad / 2), Math.round(height / 2), Math.round(height * 0.62)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${Math.round(width * 0.12)}" cy="${Math.round(height * 0.9)}" r="${Math.round(height * 0.5)}" fill="${wash}" fill-opacity=".35"/>${garment}<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${wash}" stroke-opacity=".5" stroke-width="3"/></svg>`
}
