import type { Locale, Resource } from '../../../../src/core/index.ts'
import type { Picture as StoredPicture } from '../../../../src/fields/image/image.ts'
import { pictureIn } from '../../../../src/fields/image/pictureIn.ts'
import { SafeHtml } from '../../../../src/fields/richText/SafeHtml.tsx'
import { pictureUrl } from '../../../../src/views/pictureUrl.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { page } from '../page.ts'
import { tableRows } from '../rules/blockTypes.ts'
import { type Content, type ContentPart, contentValue } from '../rules/contentValue.ts'
import css from './blocks.module.css'

interface BlockPreviewProps {
  blocks: readonly Content[]
  locale: string
  resource: Resource
}

/** How a page reads, in one language: texts and pictures as they are, what is filled by the store as a note. */
export function BlockPreview({ blocks, locale, resource }: BlockPreviewProps) {
  const { text: own } = useAreaWords<typeof page>(resource.path)
  return (
    <section className={css.preview} aria-label={own('previewBlocks')}>
      {blocks.map((block) => (
        <Preview key={block.id} block={block} locale={locale} own={own} />
      ))}
    </section>
  )
}

interface PreviewProps {
  block: Content
  locale: string
  own: (key: string, values?: object) => string
}

function Preview({ block, locale, own }: PreviewProps) {
  const text = (name: string, part: ContentPart = block) => String(contentValue(part, name, locale) ?? '')
  const heading = text('heading') && <h3>{text('heading')}</h3>
  switch (block.type) {
    case 'richText':
      return <SafeHtml html={text('text')} />
    case 'html':
      return <SafeHtml html={text('html')} />
    case 'image':
      return <Figure part={block} locale={locale} caption={text('caption')} />
    case 'gallery':
      return (
        <>
          {heading}
          <div className={css.gallery}>
            {block.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, their place is what they are
              <Figure key={index} part={item} locale={locale} caption={text('caption', item)} />
            ))}
          </div>
        </>
      )
    case 'faq':
      return (
        <>
          {heading}
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, their place is what they are
            <details key={index} className={css.question}>
              <summary>{text('question', item)}</summary>
              <p>{text('answer', item)}</p>
            </details>
          ))}
        </>
      )
    case 'table':
      return (
        <Table cells={text('cells')} caption={text('caption')} hasHeader={block.values.hasHeader !== false} />
      )
    case 'button':
      return <p className={css.cta}>{text('label')}</p>
    default:
      return (
        <>
          {heading}
          <p className={css.filled}>{own('filledByStore', { name: own(`blockTypes.${block.type}`) })}</p>
        </>
      )
  }
}

function Figure({ part, locale, caption }: { part: ContentPart; locale: string; caption: string }) {
  const image = part.values.image as StoredPicture | undefined
  if (!image) return null
  return (
    <figure className={css.figure}>
      <img src={pictureUrl(image.file, 640)} alt={pictureIn(image, locale as Locale).alt} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Table({ cells, caption, hasHeader }: { cells: string; caption: string; hasHeader: boolean }) {
  const rows = tableRows(cells)
  const [head, ...rest] = hasHeader ? rows : [undefined, ...rows]
  return (
    <div className={css.scroll}>
      <table>
        {caption && <caption>{caption}</caption>}
        {head && (
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rest.map((row) => (
            <tr key={row?.join('|')}>
              {row?.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row are told apart by their place only
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
