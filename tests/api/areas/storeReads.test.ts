import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { resources } from '../../../resources/index.ts'
import type { Resource } from '../../../src/core/index.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()

const texts = (text: string, names: readonly string[]) => ({
  ...Object.fromEntries(names.map((name) => [name, text])),
  translations: Object.fromEntries(
    ['fr', 'zh', 'ja'].map((locale) => [
      locale,
      Object.fromEntries(names.map((name) => [name, `${text} ${locale}`])),
    ]),
  ),
})

/** Records with what customers are told by each area, as staff write it. */
const written: Readonly<Record<string, (file: string) => object>> = {
  sizeChart: (file) => ({
    name: 'Told chart',
    measuredOn: 'article',
    howToMeasure: { file, alt: 'A tape', focalX: 0.5, focalY: 0.5 },
    ...texts('Around the widest part.', ['howToText', 'fitNote']),
  }),
  coupon: () => ({
    name: 'Told coupon',
    code: 'TOLD-10',
    percent: 10,
    ...texts('A tenth.', ['description']),
  }),
  tag: () => ({ name: 'Told tag', kind: 'product', public: true }),
}

/** A picture as staff upload it; its id. */
async function picture(): Promise<string> {
  const admin = await shop.server.signIn('admin')
  const form = new FormData()
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(bytes)], 'tape.png', { type: 'image/png' }))
  return ((await (await admin('/files', { method: 'POST', body: form })).json()) as { file: string }).file
}

const told = Object.values<Resource>(resources).flatMap((area) => {
  const names = Object.keys(area.fields).filter((name) => area.fields[name]?.options.told === 'customers')
  return names.length > 0 ? [{ area, names }] : []
})

it('a store reads with its token, in every language, what customers are told and nothing else acts on', async () => {
  expect(told.map(({ area }) => area.name).sort()).toEqual(Object.keys(written).sort())
  const file = await picture()
  const permissions = told.map(({ area }) => ({ key: area.name, view: true }))
  const settings = await shop.ask(
    `GET /admin-settings?filter=${encodeURIComponent('{"key":"security.tokensFor"}')}`,
  )
  await shop.update('admin-settings', settings.body[0].id, { value: 'everybody' })
  const { token } = await shop.made('POST /auth/tokens', {
    name: 'Store',
    days: 30,
    permissions,
    password: demoPassword,
  })
  for (const { area, names } of told) {
    const values = written[area.name]?.(file) as Record<string, any>
    const { id } = await shop.create(area.endpoint, values)
    const { body } = await shop.open(`/${area.endpoint}/${id}`, { Authorization: `Bearer ${token}` })
    for (const name of names) {
      expect([area.name, name, values[name]]).not.toContain(undefined)
      expect([area.name, name, body[name]]).toEqual([area.name, name, values[name]])
    }
    expect(body.translations).toEqual(values.translations)
  }
})
