import { delay, HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import type * as SettingsModule from '../../src/providers/publicSettings.ts'
import { startSession } from '../../src/providers/session.ts'
import { inEnglish } from './english.ts'

const page = 'http://localhost:3000'
const file = `${page}/settings/public.json`
const builtIn = { title: 'Atelier', logo: null, store: null, firebase: null }
const firebase = { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: '1:2:web:3', vapidKey: 'v-_' }
const server = setupServer()
let settings: typeof SettingsModule

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(async () => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.resetModules()
  settings = await import('../../src/providers/publicSettings.ts')
})
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllEnvs()
})
afterAll(() => server.close())

const linkTo = (generalTxt: unknown) =>
  mock.get(`${page}/api/v1/home/getTxt/public`, () => HttpResponse.json({ generalTxt }))

async function load(answer: Response | (() => Response | Promise<Response>), link: unknown = file) {
  const answered = typeof answer === 'function' ? answer : () => answer
  server.use(
    linkTo(link),
    mock.get('*/settings/*', () => answered()),
  )
  await settings.loadPublicSettings(createHttpClient({ translate: inEnglish }))
  return settings.readPublicSettings()
}

const entry = (...adminSettings: unknown[]) => HttpResponse.json({ adminSettings })

describe('the public settings', () => {
  it('are the first entry of adminSettings in the linked file', async () => {
    expect(await load(entry({ title: 'Nila', logo: '/logo.svg', secret: 1 }, { title: 'Second' }))).toEqual({
      title: 'Nila',
      logo: `${page}/logo.svg`,
      store: null,
      firebase: null,
    })
  })

  it('name the time zone of the shop where it is one', async () => {
    expect(await load(entry({ timeZone: 'Europe/Paris' }))).toMatchObject({ timeZone: 'Europe/Paris' })
    for (const timeZone of ['+05:30', 'Mars/Base', 5])
      expect(await load(entry({ timeZone }))).not.toHaveProperty('timeZone')
  })

  it('say how the shop looks where it looks otherwise than delivered', async () => {
    const given = {
      title: 'Nila',
      accent: '#8a1f4d',
      icon: '/i.webp',
      signInPicture: 'https://cdn.example.com/p',
    }
    const own = {
      accent: '#8a1f4d',
      icon: `${page}/i.webp`,
      signInPicture: 'https://cdn.example.com/p',
    }
    expect(await load(entry(given))).toMatchObject(own)
    vi.resetModules()
    settings = await import('../../src/providers/publicSettings.ts')
    expect(settings.readPublicSettings()).toMatchObject(own)
    expect(await load(entry({ title: 'Nila' }))).toEqual({ ...builtIn, title: 'Nila' })
  })

  it('are read without the token and without telling where from', async () => {
    startSession('secret', { _id: '7', type: 'ADMIN', username: 'a', name: 'A' }, [])
    const sent: Request[] = []
    server.use(
      linkTo(file),
      mock.get(file, ({ request }) => {
        sent.push(request)
        return entry({ title: 'Nila' })
      }),
    )
    const request = vi.spyOn(globalThis, 'fetch')
    await settings.loadPublicSettings(createHttpClient({ translate: inEnglish }))
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
    expect(request.mock.calls.at(-1)?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    })
  })

  it('stay as they last were, across visits, while the file cannot be read', async () => {
    await load(entry({ title: 'Nila' }))
    vi.resetModules()
    settings = await import('../../src/providers/publicSettings.ts')
    expect(settings.readPublicSettings().title).toBe('Nila')
    expect((await load(new HttpResponse(null, { status: 500 }))).title).toBe('Nila')
  })

  it('are there at once while the file hangs, and tell when it comes', async () => {
    const heard = vi.fn()
    const stop = settings.onPublicSettings(heard)
    let answer: (response: Response) => void = () => {}
    server.use(
      linkTo(file),
      mock.get(file, () => new Promise<Response>((resolve) => (answer = resolve)) as never),
    )
    const loading = settings.loadPublicSettings(createHttpClient({ translate: inEnglish }))
    expect(settings.readPublicSettings()).toEqual(builtIn)
    await vi.waitFor(() => answer(entry({ title: 'Nila' })), { timeout: 20_000 })
    await delay(5)
    answer(entry({ title: 'Nila' }))
    expect(heard).not.toHaveBeenCalled()
    await loading
    expect(settings.readPublicSettings().title).toBe('Nila')
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    await load(entry({ title: 'Nila' }))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('say what the push service needs, from our own origins alone', async () => {
    expect((await load(entry({ title: 'Nila', firebase }))).firebase).toEqual(firebase)
    vi.stubEnv('VITE_SETTINGS_ORIGINS', 'https://cdn.example.com')
    const foreign = await load(
      entry({ title: 'From afar', firebase }),
      'https://cdn.example.com/settings/x.json',
    )
    expect(foreign).toEqual({ ...builtIn, title: 'From afar' })
  })
})

describe('a settings file that means no good', () => {
  const text = (body: string, init?: ResponseInit) => new HttpResponse(body, init)
  const deep = `${'{"adminSettings":'.repeat(2000)}1${'}'.repeat(2000)}`

  it.each<[string, () => Response]>([
    ['is missing', () => text('', { status: 404 })],
    ['fails', () => text('', { status: 500 })],
    ['is a page', () => text('<!doctype html><title>x</title>')],
    ['is cut off', () => text('{"adminSettings":[{"title":"x"')],
    ['is huge', () => text(`{"adminSettings":[{"title":"x"}],"pad":"${'x'.repeat(300_000)}"}`)],
    ['is deep', () => text(deep)],
    ['is empty', () => text('')],
    ['is null', () => text('null')],
    ['is a list', () => text('[{"title":"x"}]')],
    ['has no entries', () => text('{"adminSettings":[]}')],
    ['has an entry that is a text', () => text('{"adminSettings":["x"]}')],
    ['has adminSettings that are no list', () => text('{"adminSettings":{"0":{"title":"x"}}}')],
    ['does not let us read it', () => HttpResponse.error()],
  ])('leaves the built-in ones when it %s', async (_, answer) => {
    expect(await load(answer)).toEqual(builtIn)
    expect(console.warn).toHaveBeenCalled()
  })

  it.each<[string, unknown, Partial<SettingsModule.PublicSettings>]>([
    [
      'a title that is markup',
      { title: '<img src=x onerror=alert(1)>' },
      { title: '<img src=x onerror=alert(1)>' },
    ],
    [
      'a title that is long and broken over lines',
      { title: ` a\n\u0000b ${'x'.repeat(200)}` },
      { title: `a b ${'x'.repeat(76)}` },
    ],
    ['a title that is a number', { title: 1e308 }, { title: 'Atelier' }],
    ['a title that is blank', { title: ' \n ' }, { title: 'Atelier' }],
    ['a logo that is a script', { logo: 'javascript:alert(1)' }, { logo: null }],
    ['a logo that is data', { logo: 'data:image/svg+xml,<svg/>' }, { logo: null }],
    ['a logo over plain http elsewhere', { logo: 'http://cdn.example.com/logo.png' }, { logo: null }],
    ['a logo with a password', { logo: 'https://a:b@cdn.example.com/logo.png' }, { logo: null }],
    ['a logo that is an object', { logo: { href: '/x' } }, { logo: null }],
    ['an accent that is a rule', { accent: '#fff}body{display:none' }, {}],
    ['a picture of the tab that is a script', { icon: 'javascript:alert(1)' }, {}],
    ['languages that are not ours', { locales: ['de', 7, { en: 1 }] }, {}],
    ['a language that is not ours among others', { locales: ['fr', 'de', 'en'] }, { locales: ['fr', 'en'] }],
    ['a store that is a script', { store: 'javascript:alert(1)' }, { store: null }],
    ['a store with a password', { store: 'https://a:b@shop.example' }, { store: null }],
    [
      'a store with a slash too many',
      { store: 'https://shop.example/in/?a=1#b' },
      { store: 'https://shop.example/in' },
    ],
    [
      'a push configuration with a part missing',
      { firebase: { ...firebase, appId: undefined } },
      { firebase: null },
    ],
    [
      'a push configuration with a part that is no word',
      { firebase: { ...firebase, appId: 'a b' } },
      { firebase: null },
    ],
  ])('is read as text only: %s', async (_, given, expected) => {
    expect(await load(entry(given))).toEqual({ ...builtIn, ...expected })
  })

  it('is read up to 256 KiB, and its addresses up to 2,048 characters', async () => {
    const text = (bytes: number) =>
      new HttpResponse('{"adminSettings":[{"title":"Nila"}]}'.padEnd(bytes, ' '))
    expect(await load(text(256 * 1024 + 1))).toEqual(builtIn)
    expect(await load(entry({ title: 'Far' }), `${file}?`.padEnd(2049, 'x'))).toEqual(builtIn)
    expect((await load(text(256 * 1024))).title).toBe('Nila')
    expect((await load(entry({ title: 'Near' }), `${file}?`.padEnd(2048, 'x'))).title).toBe('Near')
    const address = (length: number) => 'https://cdn.example.com/'.padEnd(length, 'x')
    const read = async (at: string) => {
      const { logo, store } = await load(entry({ logo: at, store: at }))
      return [logo, store]
    }
    expect(await read(address(2049))).toEqual([null, null])
    expect(await read(address(2048))).toEqual([address(2048), address(2048)])
  })

  it('is waited for ten seconds', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout')
    await load(entry({ title: 'Nila' }))
    expect(waits.mock.lastCall).toEqual([10_000])
  })

  it('cannot reach a prototype', async () => {
    const read = await load(
      text('{"adminSettings":[{"__proto__":{"title":"x","polluted":1},"title":"Nila"}]}'),
    )
    expect(read.title).toBe('Nila')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('is read with a byte order mark, and with the last of two equal keys', async () => {
    expect((await load(text('\uFEFF{"adminSettings":[{"title":"One","title":"Nila"}]}'))).title).toBe('Nila')
  })

  it.each([
    'https://evil.example/settings/x.json',
    '//evil.example/settings/x.json',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://localhost:3001/settings/x.json',
    42,
    null,
    '',
  ])('is not even asked for at %s', async (link) => {
    const request = vi.spyOn(globalThis, 'fetch')
    expect(await load(entry({ title: 'Evil' }), link)).toEqual(builtIn)
    expect(request).toHaveBeenCalledTimes(1)
  })
})
