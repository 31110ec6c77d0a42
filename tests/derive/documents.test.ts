import { describe, expect, it } from 'vitest'
import { type Block, headingsOf, textOf } from '../../src/derive/document.ts'
import { documentOf } from '../../start/build/documents.ts'

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
