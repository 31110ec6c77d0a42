import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeTokens } from '../../resources/insight/showcase/rules/codeTokens.ts'

const coloured = (code: string) =>
  codeTokens(code).flatMap(({ kind, text }) => (kind ? [[kind, text.trim()]] : []))

describe('code in colours', () => {
  it('tells words of the language, texts, marks of JSX, their properties and numbers apart', () => {
    expect(coloured(`const two = 2 // two\n`)).toEqual([
      ['keyword', 'const'],
      ['number', '2'],
      ['comment', '// two'],
    ])
    expect(coloured(`return <Button small look="text" onClick={() => go('a')}>`)).toEqual([
      ['keyword', 'return'],
      ['tag', '<Button'],
      ['name', 'look'],
      ['string', '"text"'],
      ['name', 'onClick'],
      ['string', "'a'"],
    ])
  })

  it('takes neither what a text says nor what a property is called for a word of the language', () => {
    expect(coloured(`t('return const')`)).toEqual([['string', "'return const'"]])
    expect(coloured('{ from: 1, type: two }')).toEqual([['number', '1']])
    expect(coloured('`a ${b} c`')).toEqual([
      ['string', '`a'],
      ['string', 'c`'],
    ])
  })

  it('leaves every demonstration as it stands', () => {
    const screens = join(import.meta.dirname, '../../resources/insight/showcase/screens')
    const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.tsx'),
    )
    expect(files.length).toBeGreaterThan(150)
    for (const file of files) {
      const code = readFileSync(join(screens, file), 'utf8')
      const tokens = codeTokens(code)
      expect(tokens.map(({ text }) => text).join('')).toBe(code)
      expect(tokens.filter(({ kind }) => kind === 'keyword').length).toBeGreaterThan(2)
    }
  })
})
