/** Words of a text: plain, or marked up, or leading somewhere. */
export type Inline =
  | string
  | { readonly mark: 'strong' | 'em' | 'del' | 'code'; readonly words: readonly Inline[] }
  | { readonly to: string; readonly words: readonly Inline[] }

/** A piece of a document, the way Markdown knows them. */
export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      readonly id: string
      readonly words: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly words: readonly Inline[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }

/**
 * A document of `docs/`, read when the front end is built (`start/build/documents.ts`): the browser draws it as elements, so it needs no
 * parser of Markdown, and no text ever becomes markup.
 */
export interface Document {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Documents for one kind of reader, in the order in which they are read. */
export interface Shelf {
  readonly reader: 'staff' | 'developers' | 'testers' | 'operators'
  readonly documents: readonly Entry[]
}

/** A document that is fetched when somebody reads it. */
export interface Entry {
  /** The last part of its address. */
  readonly key: string
  readonly title: string
  readonly load: () => Promise<Document>
}

/** The words without their marks. */
export const plain = (words: readonly Inline[]): string =>
  words.map((part) => (typeof part === 'string' ? part : plain(part.words))).join('')

/** What a block says, as text to be searched. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.text
    case 'list':
      return block.items.map((item) => item.map(textOf).join(' ')).join(' ')
    case 'quote':
      return block.blocks.map(textOf).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ')
    default:
      return plain(block.words)
  }
}

/** The parts of a document by their headings: those that one jumps to. */
export const headingsOf = ({ blocks }: Document) => blocks.filter((block) => block.kind === 'heading')
