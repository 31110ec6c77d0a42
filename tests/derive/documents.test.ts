import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Block, headingsOf, textOf } from '../../src/derive/document.ts'
import { documentOf } from '../../start/build/documents.ts'

const root = join(import.meta.dirname, '..', '..')
const files = globSync('docs/**/*.md', { cwd: root }).sort()
const documents = new Map(
  files.map((file) => [basename(file, '.md'), documentOf(readFileSync(join(root, file), 'utf8'), file)]),
)

/** Where the links of a document lead. */
function targets(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(targets)
  if (typeof value !== 'object' || value === null) return []
  const own = 'to' in value && typeof value.to === 'string' ? [value.to] : []
  return [...own, ...Object.values(value).flatMap(targets)]
}

describe('the documents', () => {
  it('have names of their own in all folders, since the address has no folder', () => {
    expect(documents.size).toBe(files.length)
  })

  it.each([...documents.keys()])('%s leads to documents and headings that there are', (key) => {
    const broken = targets(documents.get(key)?.blocks).filter((to) => {
      if (/^https?:/.test(to)) return false
      const [, other = key, anchor] = /^(?:.*?([\w-]+)\.md)?(?:#(.*))?$/.exec(to) ?? []
      const found = documents.get(other)
      return !found || (anchor !== undefined && !headingsOf(found).some(({ id }) => id === anchor))
    })
    expect(broken).toEqual([])
  })
})

describe('reading a document', () => {
  const blocks = (source: string): readonly Block[] => documentOf(`# Title\n\n${source}`, 'a.md').blocks

  it('keeps what Markdown says as data, never as markup', () => {
    const [paragraph] = blocks('It is `x < 1 && <b>`, **bold** and [there](b.md#c).')
    expect(paragraph).toEqual({
      kind: 'paragraph',
      words: [
        'It is ',
        { mark: 'code', words: ['x < 1 && <b>'] },
        ', ',
        { mark: 'strong', words: ['bold'] },
        ' and ',
        { to: 'b.md#c', words: ['there'] },
        '.',
      ],
    })
  })

  it('gives each heading an anchor of its own', () => {
    expect(
      headingsOf(documentOf('# T\n\n## Stock: in & out\n\n### A\n\n## A\n', 'a.md')).map(({ id }) => id),
    ).toEqual(['stock-in--out', 'a', 'a-1'])
  })

  it('reads tables and lists, also for the search', () => {
    const [table, list] = blocks('| key | does |\n|---|---|\n| `c` | a new one |\n\n1. one\n2. two')
    expect(textOf(table as Block)).toBe('key does c a new one')
    expect(list).toMatchObject({ kind: 'list', ordered: true })
    expect(textOf(list as Block)).toBe('one two')
  })

  it.each([
    ['no title', 'Text.', /a\.md has no title/],
    ['markup', '# T\n\n<script>alert(1)</script>', /a\.md has '<script>.*html/],
    ['markup among words', '# T\n\nSo <b>not</b>.', /a\.md has '<b>'/],
    ['a picture', '# T\n\n![a](b.png)', /a\.md has '!\[a\]/],
  ])('refuses %s and says what was expected', (_, source, message) => {
    expect(() => documentOf(source, 'a.md')).toThrow(message)
  })
})
