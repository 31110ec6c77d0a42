import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingsSchema } from '../../server/settingsSchema.ts'
import { type Block, headingsOf, type Inline, plain } from '../../src/derive/document.ts'
import { documentOf } from '../../start/build/documents.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).sort()
const documents = new Map(files.map((file) => [basename(file, '.md'), documentOf(read(file), file)]))
const blocksOf = (key: string) => documents.get(key)?.blocks ?? []

const folders = 'src,server,resources,start,demo,i18n,tests,bench,lint,deploy,docs'.split(',')
const isThere = new Set(globSync(['*', `{${folders}}/**/*`], { cwd: root }))
const sources = [...isThere].filter((path) => /^(?!docs|i18n).*\.tsx?$/.test(path))
const ends = new Set(
  [...isThere].flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)
const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json'))

/** What is read in one go: a paragraph, also within a list or a quote, or a cell of a table. */
function pieces(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap((item) => item.flatMap(pieces))
    case 'quote':
      return block.blocks.flatMap(pieces)
    case 'table':
      return block.rows.flatMap((row) => row.map(plain))
    case 'paragraph':
      return [plain(block.words)]
    default:
      return []
  }
}

/** What of a document, however deep, `find` has an answer to. */
function everywhere(value: unknown, find: (part: object) => string | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => everywhere(part, find))
  if (typeof value !== 'object' || value === null) return []
  const found = find(value)
  const inside = Object.values(value).flatMap((part) => everywhere(part, find))
  return found === undefined ? inside : [found, ...inside]
}

const targets = (key: string) =>
  everywhere(blocksOf(key), (part) => ('to' in part && typeof part.to === 'string' ? part.to : undefined))

/** What stands between backticks. */
const codes = (value: unknown) =>
  everywhere(value, (part) =>
    'mark' in part && part.mark === 'code' && 'words' in part
      ? plain(part.words as readonly Inline[])
      : undefined,
  )

/** A path from the root on, or the end of one; not a pattern such as `<area>.server.ts`. */
function isMissing(named: string): boolean {
  if (!/^[\w.@-]+(\/[\w.@-]+)*$/.test(named)) return false
  if (Object.hasOwn(dependencies, named) || Object.hasOwn(devDependencies, named)) return false
  if (folders.some((folder) => named.startsWith(`${folder}/`))) return !isThere.has(named)
  return /\.(ts|tsx|js|css|md|html|service|yaml|sh)$/.test(named) && !ends.has(named)
}

describe('the documents', () => {
  it('have names of their own in all folders, since the address has no folder', () => {
    expect(documents.size).toBe(files.length)
  })

  it.each([...documents.keys()])('%s has paragraphs that one can scan: of 80 words at most', (key) => {
    const long = blocksOf(key)
      .flatMap(pieces)
      .map((text) => ({ text, words: text.trim().split(/\s+/).length }))
    expect(long.filter(({ words }) => words > 80)).toEqual([])
  })

  it.each([...documents.keys()])('%s leads to documents and headings that there are', (key) => {
    const broken = targets(key).filter((to) => {
      if (/^https?:/.test(to)) return false
      const [, other = key, anchor] = /^(?:.*?([\w-]+)\.md)?(?:#(.*))?$/.exec(to) ?? []
      const found = documents.get(other)
      return !found || (anchor !== undefined && !headingsOf(found).some(({ id }) => id === anchor))
    })
    expect(broken).toEqual([])
  })

  it.each([...documents.keys()])('%s names files and folders that there are', (key) => {
    expect(codes(blocksOf(key)).filter(isMissing)).toEqual([])
  })

  it.each(files)('%s names commands that there are', (file) => {
    const named = [...read(file).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  it('say of every setting of the server what it does, and of no other', () => {
    const told = blocksOf('operations').flatMap((block) =>
      block.kind === 'table' && plain(block.head[0] ?? []) === 'setting'
        ? block.rows.flatMap(([name]) => codes(name))
        : [],
    )
    const ofTheBuild = ['SHOWCASE']
    expect(told.sort()).toEqual([...Object.keys(settingsSchema.shape), ...ofTheBuild].sort())
  })

  it('have the headings by which the code names them', () => {
    const named = sources.flatMap((file) =>
      [...read(file).matchAll(/docs\/(?:guide\/)?([\w-]+)\.md(?:, "([^"]+)")?/g)].map(
        ([, key = '', heading]) => ({ file, key, heading }),
      ),
    )
    expect(named.length).toBeGreaterThan(20)
    const missing = named.filter(({ key, heading }) => {
      const found = documents.get(key)
      return !found || (heading && !headingsOf(found).some(({ words }) => plain(words) === heading))
    })
    expect(missing).toEqual([])
  })
})
