import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The style sheets of the product; what is printed is measured in points, which no screen knows. */
const sheets = ['src', 'resources'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
    .map((file) => join(folder, file)),
)

/** Each declaration of a sheet with its file and line. */
const declarations = sheets.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(
    ({ 1: name = '', 2: value = '', index, input }) => ({
      at: `${file}:${input.slice(0, index).split('\n').length}`,
      name,
      value,
    }),
  ),
)

/** Space in px: in twos to 16, and a few steps above; what is wider keeps room for something that has a size of its own. */
const steps: readonly number[] = [0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 32]

const tokens = readFileSync('src/shell/theme/tokens.css', 'utf8')

describe('every style sheet', () => {
  it('takes its sizes of type from the scale', () => {
    const literal = declarations.filter(
      ({ name, value }) =>
        (name === 'font-size' || name === 'font') && /\d(px|rem)\b(?!\s+var)/.test(value.split('/')[0] ?? ''),
    )
    expect(literal.map(({ at, value }) => `${at} ${value}`)).toEqual([])
  })

  it('names no size that the scale does not have', () => {
    const unknown = declarations.flatMap(({ at, value }) =>
      [...value.matchAll(/var\(--((?:size-\w+)|icon)\)/g)].flatMap(([, name]) =>
        tokens.includes(`--${name}: `) ? [] : [`${at} --${name}`],
      ),
    )
    expect(unknown).toEqual([])
  })

  it('keeps space in the steps of the scale', () => {
    const odd = declarations.flatMap(({ at, name, value }) => {
      if (!/^(gap|row-gap|column-gap|padding[\w-]*|margin[\w-]*)$/.test(name)) return []
      const sizes = [...value.matchAll(/(?<![\w.])(\d*\.?\d+)px/g)].map(([, size]) => Number(size))
      return sizes.some((size) => size < 32 && !steps.includes(size)) ? [`${at} ${name}: ${value}`] : []
    })
    expect(odd).toEqual([])
  })
})

it('the scale has eight sizes, each apart from the next', () => {
  const sizes = [...tokens.matchAll(/--size-\w+: (\d+)px;/g)].map(([, size]) => Number(size))
  expect(sizes).toEqual([11, 12, 13, 14, 16, 18, 22, 28])
})
