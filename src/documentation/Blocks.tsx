import { Fragment, type ReactNode } from 'react'
import { type Block, type Inline, plain } from '../derive/document.ts'
import { Button } from '../shell/controls/Button.tsx'
import { Link } from '../shell/routing/Link.tsx'
import { useCopy } from '../shell/useCopy.ts'
import styles from './article.module.css'
import { addressOfDocument, useTexts } from './words.ts'

/** The pieces of a document as elements. `from` is the key of the document, to which its own anchors lead. */
export function Blocks({ blocks, from }: { blocks: readonly Block[]; from: string }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one document never move
    <Fragment key={index}>{drawn(block, from)}</Fragment>
  ))
}

function drawn(block: Block, from: string): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} from={from} />
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} from={from} />
        </p>
      )
    case 'code':
      return <Code text={block.text} />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} from={from} />
        </blockquote>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one document never move
            <li key={index}>
              <Item blocks={item} from={from} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table block={block} from={from} />
  }
}

/** A line of a list; one that is a single paragraph needs no paragraph. */
function Item({ blocks, from }: { blocks: readonly Block[]; from: string }) {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} from={from} />
  return (
    <>
      <Words words={first.words} from={from} />
      <Blocks blocks={rest} from={from} />
    </>
  )
}

function Heading({ block, from }: { block: Extract<Block, { kind: 'heading' }>; from: string }) {
  const t = useTexts()
  const { level, id, words } = block
  const Level = level === 2 ? 'h2' : 'h3'
  return (
    <Level id={id}>
      <Words words={words} from={from} />
      <Link
        to={{ hash: `#${id}` }}
        className={styles.anchor as string}
        aria-label={t('documentation.linkTo', { heading: plain(words) })}
      >
        #
      </Link>
    </Level>
  )
}

/** Code can be wider than its place: then it is scrolled, by the keyboard too. */
function Code({ text }: { text: string }) {
  const t = useTexts()
  const copy = useCopy()
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('documentation.code')}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
      <Button small onClick={() => copy(text, t('documentation.copied'))}>
        {t('documentation.copy')}
      </Button>
    </div>
  )
}

function Table({ block, from }: { block: Extract<Block, { kind: 'table' }>; from: string }) {
  const t = useTexts()
  const hasHead = block.head.some((cell) => plain(cell) !== '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.table} tabIndex={0} aria-label={t('documentation.table')}>
      <table>
        {hasHead && (
          <thead>
            <tr>
              {block.head.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of one document never move
                <th key={index} scope="col">
                  <Words words={cell} from={from} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one document never move
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of one document never move
                <td key={column}>
                  <Words words={cell} from={from} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Words({ words, from }: { words: readonly Inline[]; from: string }): ReactNode {
  return words.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one document never move
    <Fragment key={index}>{marked(part, from)}</Fragment>
  ))
}

function marked(part: Inline, from: string): ReactNode {
  if (typeof part === 'string') return part
  const inner = <Words words={part.words} from={from} />
  if ('to' in part) {
    return (
      <Reference to={part.to} from={from}>
        {inner}
      </Reference>
    )
  }
  const Mark = part.mark
  return <Mark>{inner}</Mark>
}

/** A link: to another document, a page of the product, or another site in another tab. */
function Reference({ to, from, children }: { to: string; from: string; children: ReactNode }) {
  const [, key, anchor = ''] = /(?:^|\/)([\w-]+)\.md(#.*)?$/.exec(to) ?? []
  if (key) return <Link to={{ pathname: addressOfDocument(key), hash: anchor }}>{children}</Link>
  if (to.startsWith('#')) return <Link to={{ pathname: addressOfDocument(from), hash: to }}>{children}</Link>
  if (to.startsWith('/app/')) return <Link to={to}>{children}</Link>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
