import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { brands } from '../../demo/brands.ts'
import { categories } from '../../demo/categories.ts'
import { draw, type Garment, garments } from '../../demo/garment/draw.ts'
import type { Look } from '../../demo/garment/look.ts'
import { logo } from '../../demo/logo.ts'
import { products } from '../../demo/products.ts'

const look: Look = { base: '#2f4570', accent: '#d6ad55', pattern: 'plain', view: 'front' }
/** Draws once: asking the SVG itself for figures would draw it again for every one of them. */
async function raster(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const part = async (left: number, top: number, width: number, height: number) => {
    const cut = await sharp(data, { raw: info }).extract({ left, top, width, height }).raw().toBuffer()
    return (await sharp(cut, { raw: { width, height, channels: 3 } }).stats()).channels
  }
  return { width: info.width, height: info.height, part }
}

describe('drawings', () => {
  test('are self-contained and free of broken numbers', () => {
    const pictures = [...products().flatMap((product) => product.media), ...categories]
    for (const { picture } of pictures) {
      const svg = draw(picture)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href="(?!#)/)
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`)
    }
  })

  test('are the same for the same look and another for another seed', () => {
    for (const garment of Object.keys(garments) as Garment[]) {
      expect(draw({ garment, look })).toBe(draw({ garment, look: { ...look } }))
      expect(draw({ garment, look: { ...look, seed: 5 } })).not.toBe(draw({ garment, look }))
    }
  })

  test('show every garment from the front, from behind and close', () => {
    for (const garment of Object.keys(garments) as Garment[]) {
      for (const view of ['front', 'back', 'detail'] as const) {
        expect(draw({ garment, look: { ...look, view } })).toMatch(/^<svg [\s\S]+<\/svg>$/)
      }
    }
  })

  test.each(['saree', 'shirt', 'sneakers', 'jewel', 'home'] as const)(
    'rasterise a %s with its colour on a bright wall',
    async (garment) => {
      const { width, height, part } = await raster(draw({ garment, look }))
      expect([width, height]).toEqual([900, 1200])
      const whole = await part(0, 0, 900, 1200)
      expect(Math.max(...whole.map((channel) => channel.stdev))).toBeGreaterThan(20)
      const corner = await part(4, 4, 8, 8)
      expect(Math.min(...corner.map((channel) => channel.mean))).toBeGreaterThan(225)
    },
  )

  test('paint the cloth in the colour that was asked for', async () => {
    const middle = [420, 560, 24, 24] as const
    const of = async (base: string) => {
      const { part } = await raster(draw({ garment: 'tShirt', look: { ...look, base } }))
      return (await part(...middle)).map((channel) => channel.mean) as [number, number, number]
    }
    const [red, green] = [await of('#b32d34'), await of('#1f7a57')]
    expect(red[0]).toBeGreaterThan(red[1] + 60)
    expect(green[1]).toBeGreaterThan(green[0] + 40)
  })

  test('give every brand a mark that needs no font', async () => {
    for (const brand of brands) expect(logo(brand.logo)).not.toMatch(/<text|undefined|NaN/)
    const { width, height } = await raster(logo((brands[0] as (typeof brands)[number]).logo))
    expect([width, height]).toEqual([600, 600])
  })
})
