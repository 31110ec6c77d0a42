import { htmlCleaner } from '../../../../server/records/htmlCleaner.ts'
import { sanitiseHtml } from '../../../../server/records/sanitise.ts'
import type { Fields } from '../../../../src/core/index.ts'
import type { Content, ContentPart } from '../rules/contentValue.ts'
import type { ContentShape } from '../rules/typed.ts'

/** Content in which nothing can run: rich texts as everywhere, raw HTML with more elements but no script, handler, style or frame. */
export function cleanContent(shape: ContentShape, content: Content): Content {
  return {
    ...content,
    ...cleanPart(shape.fields, content, shape.flag === 'rawHtml'),
    items: content.items.map((item) => cleanPart(shape.items ?? {}, item, false)),
  }
}

function cleanPart(fields: Fields, part: ContentPart, isRaw: boolean): ContentPart {
  const clean = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value !== 'string') return [name, value]
        if (fields[name]?.kind === 'richText') return [name, sanitiseHtml(value)]
        return [name, isRaw && name === 'html' ? cleanRaw(value) : value]
      }),
    )
  return {
    values: clean(part.values),
    translations: Object.fromEntries(
      Object.entries(part.translations).map(([locale, texts]) => [locale, clean(texts)]),
    ),
  }
}

/** Layout and pictures for those who may write HTML; they need no trust for that, as nothing of it runs. */
function cleanRaw(html: string): string {
  const clean = htmlCleaner()
  const { allowedTags, allowedAttributes } = clean.defaults
  return clean(html, {
    allowedTags: [...allowedTags, 'img', 'picture', 'source', 'details', 'summary'],
    allowedAttributes: {
      ...allowedAttributes,
      '*': ['class', 'id', 'lang', 'dir', 'title', 'role', 'aria-label', 'aria-hidden'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
  })
}
