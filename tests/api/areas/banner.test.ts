import { describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create, fresh, move, open, update } = shop

const bar = (name: string, values: object = {}) =>
  create('banners', { name, placement: 'announcementBar', heading: name, ...values })
const far = { startsAt: '2090-01-01T00:00:00.000Z', endsAt: '2090-02-01T00:00:00.000Z' }

describe('a banner', () => {
  it('is shown once it is published, not while it is paused, and as it was published', async () => {
    const { id } = await create('banners', {
      name: 'A',
      placement: 'login',
      heading: 'Welcome',
      ...pictures(),
      translations: { fr: { heading: 'Bienvenue' } },
    })
    const shown = async () => (await open('/public/banners/login', { 'Accept-Language': 'fr' })).body.banners
    expect(await shown()).toEqual([])
    expect((await move('banners', id, 'resume')).status).toBe(409)
    await move('banners', id, 'publish')
    expect(await shown()).toMatchObject([{ id, heading: 'Bienvenue', version: 1 }])
    await update('banners', id, { heading: 'Hello', translations: { fr: { heading: 'Salut' } } })
    expect(await shown()).toMatchObject([{ heading: 'Bienvenue' }])
    await move('banners', id, 'pause')
    expect(await shown()).toEqual([])
    await move('banners', id, 'resume')
    expect(await shown()).toMatchObject([{ heading: 'Bienvenue' }])
    await move('banners', id, 'publish')
    expect(await shown()).toMatchObject([{ heading: 'Salut' }])
    await move('banners', id, 'archive')
    expect(await shown()).toEqual([])
    expect((await open('/public/banners/nowhere')).status).toBe(404)
  })

  it('comes before those of lower priority, and only within its schedule', async () => {
    const low = await create('banners', { name: 'Low', placement: 'homeStrip', priority: 1, ...pictures() })
    const high = await create('banners', { name: 'High', placement: 'homeStrip', priority: 9, ...pictures() })
    const later = await create('banners', { name: 'Later', placement: 'homeStrip', ...far, ...pictures() })
    for (const { id } of [low, high, later]) await move('banners', id, 'publish')
    expect((await open('/public/banners/homeStrip')).body.banners.map((one: any) => one.id)).toEqual([
      high.id,
      low.id,
    ])
    expect((await fresh('banners', later.id)).scheduleState).toBe('scheduled')
    await runTimedWork(shop.server.context, new Date('2090-01-15T00:00:00Z'))
    expect(await fresh('banners', later.id)).toMatchObject({ scheduleState: 'live', version: 2 })
    await runTimedWork(shop.server.context, new Date('2091-01-15T00:00:00Z'))
    expect((await fresh('banners', later.id)).scheduleState).toBe('ended')
  })

  it('is warned about where two meet in a place for one', async () => {
    const one = await bar('One', far)
    const two = await bar('Two', { ...far, devices: ['desktop'] })
    const other = await bar('Other devices', { ...far, devices: ['app'] })
    await move('banners', one.id, 'publish')
    await move('banners', two.id, 'publish')
    expect((await fresh('banners', one.id)).issues).toEqual(['overlap'])
    expect((await fresh('banners', two.id)).issues).toEqual(['overlap'])
    await update('banners', two.id, {
      startsAt: '2090-02-01T00:00:00.000Z',
      endsAt: '2090-03-01T00:00:00.000Z',
    })
    expect((await fresh('banners', one.id)).issues).toEqual([])
    expect((await fresh('banners', other.id)).issues).toEqual([])
    const past = { startsAt: '2020-01-01T00:00:00.000Z', endsAt: '2020-02-01T00:00:00.000Z' }
    for (const name of ['Past one', 'Past two']) {
      const { id } = await bar(name, past)
      await move('banners', id, 'publish')
      expect((await fresh('banners', id)).issues).toEqual([])
    }
  })

  it('is warned about where its link leads to what is gone, at the latest a minute later', async () => {
    const brand = await create('brands', { name: 'Shown brand', active: true })
    const { id } = await bar('Brand day', { linkType: 'brand', linkBrand: brand.id, ...far })
    expect((await fresh('banners', id)).issues).toEqual([])
    await update('brands', brand.id, { active: false })
    await runTimedWork(shop.server.context)
    expect((await fresh('banners', id)).issues).toEqual(['brokenLink'])
    const filter = encodeURIComponent(JSON.stringify({ issues: { has: ['brokenLink'] } }))
    expect((await ask(`GET /banners?filter=${filter}`)).body.map((one: any) => one.id)).toEqual([id])
  })

  it('is measured: contrast of text, size of pictures', async () => {
    const pale = await bar('Pale', { textColour: '#ffffff', backdrop: '#eeeeee', ...far })
    expect(pale.contrast).toBeLessThan(1.2)
    expect((await fresh('banners', pale.id)).issues).toEqual(['lowContrast'])
    expect((await bar('Black', { textColour: '#000000', backdrop: '#ffffff', ...far })).contrast).toBe(21)
  })

  it('needs what its place and its link need', async () => {
    const bare = await ask('POST /banners', { name: 'Bare', placement: 'popup', linkType: 'url' })
    expect(Object.keys(bare.body.errors).sort()).toEqual(['alt', 'linkUrl', 'mediaDesktop', 'mediaMobile'])
    const backwards = await ask('POST /banners', {
      name: 'B',
      placement: 'announcementBar',
      heading: 'B',
      startsAt: far.endsAt,
      endsAt: far.startsAt,
    })
    expect(Object.keys(backwards.body.errors)).toEqual(['endsAt'])
  })

  it('stands in the calendar of the months that it is shown in', async () => {
    const { id } = await bar('Calendar', {
      startsAt: '2080-05-20T00:00:00.000Z',
      endsAt: '2080-06-10T00:00:00.000Z',
    })
    const month = async (from: string, to: string) =>
      (await ask('POST /banners/operations/calendar', { from, to })).body.banners.map((one: any) => one.id)
    expect(await month('2080-06-01T00:00:00.000Z', '2080-07-01T00:00:00.000Z')).toContain(id)
    expect(await month('2080-07-01T00:00:00.000Z', '2080-08-01T00:00:00.000Z')).not.toContain(id)
    const wrong = { from: '2080-07-01T00:00:00.000Z', to: '2080-06-01T00:00:00.000Z' }
    expect((await ask('POST /banners/operations/calendar', wrong)).status).toBe(422)
  })
})

/** Pictures that nobody has uploaded: what a picture field keeps is the id of a file. */
function pictures() {
  const picture = { file: '01932b1c-7a80-7000-8000-000000000001', alt: '', focalX: 0.5, focalY: 0.5 }
  return { mediaDesktop: picture, mediaMobile: picture, alt: 'A picture' }
}
