import { beforeEach, expect, it, vi } from 'vitest'
import type * as AreaTextsModule from '../../src/providers/areaTexts.ts'
import { writePreference } from '../../src/providers/preferences.ts'
import { brand, product } from '../types/shop.ts'

const load = vi.fn(
  async (locale: string, name: string): Promise<object | undefined> => ({ name: `${name} in ${locale}` }),
)
vi.mock('#texts', () => ({ loadAreaTexts: (locale: string, name: string) => load(locale, name) }))

let texts: typeof AreaTextsModule

/** All of it anew: what has come stays for as long as a page lives. */
beforeEach(async () => {
  localStorage.clear()
  load.mockClear()
  vi.resetModules()
  texts = await import('../../src/providers/areaTexts.ts')
})

const said = (locale: string) =>
  ['brand', 'product'].map((name) => texts.areaText(locale, `resources.pages/${name}.name`))

it('what is said of an area is known once it was opened, beside what is said of others', async () => {
  expect(said('en')).toEqual([undefined, undefined])
  await texts.openAreaTexts('brand', Promise.resolve(brand))
  expect(said('en')).toEqual(['brand in en', undefined])
  load.mockResolvedValueOnce(undefined).mockResolvedValueOnce(undefined)
  await texts.openAreaTexts('product', Promise.resolve(product))
  // What the texts of an area leave out is made of its descriptor.
  expect(said('en')).toEqual(['brand in en', 'Product |||| Products'])
  expect(texts.areaText('en', 'brand.name')).toBeUndefined()
})

it('another language says it of all areas that were opened, before the page speaks it, and brings it once', async () => {
  await texts.openAreaTexts('brand', Promise.resolve(brand))
  await texts.openAreaTexts('product', Promise.resolve(product))
  await texts.speak('fr')
  expect(said('fr')).toEqual(['brand in fr', 'product in fr'])
  load.mockClear()
  await texts.speak('en')
  await texts.speak('fr')
  expect(load).not.toHaveBeenCalled()
})

it('an area that is opened while another language is chosen has its texts in that one', async () => {
  let arrive: (descriptor: typeof brand) => void = () => {}
  const opening = texts.openAreaTexts('brand', new Promise((resolve) => (arrive = resolve)))
  await texts.speak('ja')
  arrive(brand)
  await opening
  expect(said('ja')[0]).toBe('brand in ja')
})

it('an area whose texts are on their way while another language is chosen has them in that one too', async () => {
  writePreference('locale', 'fr')
  let bring: (own: object) => void = () => {}
  load.mockResolvedValueOnce({}).mockImplementationOnce(() => new Promise((resolve) => (bring = resolve)))
  const opening = texts.openAreaTexts('brand', Promise.resolve(brand))
  await expect.poll(() => load).toHaveBeenCalledTimes(2)
  // As if it had begun before anybody knew of the area.
  writePreference('locale', 'zh')
  bring({ name: 'Marque' })
  await opening
  expect([said('fr')[0], said('zh')[0]]).toEqual(['Marque', 'brand in zh'])
})

it('an area whose descriptor and texts both fail to come fails once: nothing is left that nobody listens to', async () => {
  const unheard: unknown[] = []
  load.mockRejectedValueOnce(new Error('no texts'))
  const listen = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', listen)
  await expect(texts.openAreaTexts('coupon', Promise.reject(new Error('no descriptor')))).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', listen)
  expect(unheard).toEqual([])
})
