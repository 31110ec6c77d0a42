import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { difference } from './difference.ts'
import { packed, type SmallPicture, unpacked } from './picture.ts'

const kept = () =>
  unpacked(readFileSync(join(import.meta.dirname, 'baseline/light-ltr/data-display.tree.webp')))

/** The picture with each pixel as a function of its place and colours makes it. */
function changed(
  { width, height, pixels }: SmallPicture,
  change: (value: number, x: number, y: number) => number,
): SmallPicture {
  const next = pixels.map((value, index) => {
    const pixel = Math.floor(index / 3)
    return Math.max(0, Math.min(255, change(value, pixel % width, Math.floor(pixel / width))))
  })
  return { width, height, pixels: next }
}

describe('two pictures of a page', () => {
  it('are alike after being kept, and where a machine draws letters a little otherwise', async () => {
    const picture = await kept()
    expect(difference(picture, await unpacked(await packed(picture)))).toBeUndefined()
    const noisy = changed(picture, (value, x, y) => value + ((x * 7 + y * 13) % 25) - 12)
    expect(difference(picture, noisy)).toBeUndefined()
  })

  it('differ where a part has another colour, is gone, or where the page is longer', async () => {
    const picture = await kept()
    const isHere = (x: number, y: number) => x >= 30 && x < 48 && y >= 12 && y < 24
    const another = changed(picture, (value, x, y) => (isHere(x, y) ? value - 40 : value))
    expect(difference(picture, another)).toMatch(/^looks different at 120,48/)
    const gone = changed(picture, (value, _, y) => (y < 90 ? 255 : value))
    expect(difference(picture, gone)).toMatch(/^looks different at /)
    const longer = { ...picture, height: picture.height + 6 }
    expect(difference(picture, longer)).toMatch(/small pixels; /)
  })

  it('differ in light and dark, and when nothing is mirrored', async () => {
    const picture = await kept()
    const dark = changed(picture, (value) => 255 - value)
    expect(difference(picture, dark)).toMatch(/further places$/)
    const mirrored = {
      ...picture,
      pixels: picture.pixels.map((_, index) => {
        const [pixel, channel] = [Math.floor(index / 3), index % 3]
        const row = Math.floor(pixel / picture.width) * picture.width
        return picture.pixels[(row + picture.width - 1 - (pixel % picture.width)) * 3 + channel] ?? 0
      }),
    }
    expect(difference(picture, mirrored)).toMatch(/^looks different at /)
  })
})
