import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Block, Document, Inline } from '../../src/derive/document.ts'

/** Makes a module of each Markdown file: the whole document, or with `?title` its title alone, which every page of the list needs. */
export function documents(): Plugin {
  return {
    name: 'documents',
    transform: {
      filter: { id: /\.md(\?title)?$/ },
      handler(source, id) {
        const document = documentOf(source, id)
        const value = id.endsWith('?title') ? document.title : document
        return { code: `export default ${JSON.stringify(value)}`, map: null, moduleType: 'js' }
      },
    },
  }
}

/** Reads a document; refuses one without a title, and what no page of the product draws, such as HTML. */
export function documentOf(source: string, file: string): Document {
  const [first, ...rest] = marked.lexer(source).filter(({ type }) => type !== 'space')
  if (first?.type !== 'heading' || first.depth !== 1)
    throw new Error(`${file} has no title. Its first line was expected to be one: # Title.`)
  const taken = new Map<string, number>()
  const blocks = blocksOf(rest, file)
  return {
    title: first.text,
    blocks: blocks.map((block) =>
      block.kind === 'heading' ? { ...block, id: once(block.id, taken) } : block,
    ),
  }
}

const blocksOf = (tokens: readonly Token[], file: string): Block[] =>
  tokens.flatMap((token) => (token.type === 'space' ? [] : [blockOf(token, file)]))

function blockOf(token: Token, file: string): Block {
  switch (token.type) {
    case 'heading':
      return {
        kind: 'heading',
        level: token.depth === 2 ? 2 : 3,
        id: slugOf(token.text),
        words: inlines(token.tokens, file),
      }
    case 'paragraph':
    case 'text':
      return { kind: 'paragraph', words: inlines(token.tokens, file) }
    case 'code':
      return { kind: 'code', language: token.lang ?? '', text: token.text }
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        items: (token as Tokens.List).items.map((item) => blocksOf(item.tokens, file)),
      }
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(token.tokens ?? [], file) }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => inlines(tokens, file))
      return { kind: 'table', head: cells(header), rows: rows.map(cells) }
    }
    default:
      throw unknown(token, file)
  }
}

const inlines = (tokens: readonly Token[] = [], file: string): Inline[] =>
  tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token ? inlines(token.tokens, file) : [token.text]
      case 'escape':
        return [token.text]
      case 'br':
        return [' ']
      case 'codespan':
        return [{ mark: 'code', words: [token.text] }]
      case 'strong':
      case 'em':
      case 'del':
        return [{ mark: token.type, words: inlines(token.tokens, file) }]
      case 'link':
        return [{ to: token.href, words: inlines(token.tokens, file) }]
      default:
        throw unknown(token, file)
    }
  })

const unknown = (token: Token, file: string) =>
  new Error(
    `${file} has '${token.raw.trim().slice(0, 60)}' (${token.type}). Headings, paragraphs, lists, tables, quotes, code and links were expected. Write it with those.`,
  )

/** The anchor of a heading, as readers of the files elsewhere have it. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

function once(id: string, taken: Map<string, number>): string {
  const before = taken.get(id) ?? 0
  taken.set(id, before + 1)
  return before === 0 ? id : `${id}-${before}`
}
