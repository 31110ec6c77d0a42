import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areaHeads } from '#areas'
import { catalogues } from '#texts'
import { statusOf } from '../../server/apiError.ts'
import { locales } from '../../src/core/index.ts'
import { checkTexts } from '../../start/commands/texts/checkTexts.ts'
import { areaTexts } from '../../start/texts/fromFolders.ts'

describe('the texts of the four languages', () => {
  it('are complete, used, and alike in their placeholders', async () => {
    const problems = await checkTexts()
    expect(problems.map(({ locale, key, problem }) => `${locale}  ${key} ${problem}`)).toEqual([])
  })

  it('of the specification are word for word in English', async () => {
    const { subjects } = await catalogues.en()
    const said = JSON.stringify(subjects)
    const words = [
      'Authentication Failed',
      'Please login again',
      'Validation Error',
      'Request Timeout',
      'Something went wrong!',
      'Error',
    ]
    const others = [
      'Invalid login type',
      'Notification permission not granted',
      'Failed to retrieve FCM token',
    ]
    for (const text of [...words, ...others]) expect(said).toContain(`"${text}"`)
  })
})

it('a new record has its own words in French, where “new” follows the gender of the noun', async () => {
  const texts: Readonly<Record<string, object>> = await areaTexts('fr')
  const made = Object.entries(areaHeads).filter(([, { access }]) => access.create !== false)
  expect(made.map(([area]) => area).filter((area) => !('new' in (texts[area] ?? {})))).toEqual([])
})

describe.each(locales)('the values of an area in %s', (locale) => {
  it('do not begin with the name of their field, beside which they stand', async () => {
    const repeated = Object.entries(await areaTexts(locale)).flatMap(([area, { fields = {}, values = {} }]) =>
      Object.entries(values).flatMap(([name, said]) =>
        Object.values(said)
          .filter((text) => isPhrase(fields[name]) && text.startsWith(`${fields[name]} `))
          .map((text) => `${area}.${name}: ${text}`),
      ),
    )
    expect(repeated).toEqual([])
  })

  // A single word may be a part of the term: “Page” and “Pages de catégorie”.
  const isPhrase = (text: string | undefined): text is string => text?.includes(' ') === true
})

describe.each(locales)('the error catalogue in %s', (locale) => {
  const root = new URL('../../', import.meta.url)
  const files = globSync('{src/fields,src/derive,server,resources/*/*/server}/**/*.ts', { cwd: root })
  const fieldCodes = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bcode: '([a-z-]+)'/g)].map(
      ([, code]) => code as string,
    ),
  )
  const sizes = ['text', 'list', 'number'].flatMap((kind) => [`too-small-${kind}`, `too-big-${kind}`])

  it.each(
    [...new Set([...Object.keys(statusOf), ...fieldCodes, ...sizes, 'wrong-type'])].filter(
      (code) => code !== 'custom',
    ),
  )('has %s', async (code) => {
    const { subjects } = await catalogues[locale]()
    expect((subjects as unknown as { errors: Record<string, string> }).errors[code]).toEqual(
      expect.any(String),
    )
  })
})
