import { image } from '../image/image.ts'
import { longText } from '../longText/longText.ts'
import { select } from '../select/select.ts'
import { text } from '../text/text.ts'
import { url } from '../url/url.ts'

/** How a page appears in search engines and when shared (areas, section 1.1); spread into `fields`, beside a slug. */
export const seo = {
  fields: {
    seoTitle: text({ max: 70, localized: true }),
    seoDescription: longText({ max: 300, lines: 3, localized: true }),
    canonicalUrl: url(),
    ogImage: image(),
    robots: select(['index', 'noindex'], { default: 'index' }),
  },
  section: ['seoTitle', 'seoDescription', ['canonicalUrl', 'robots'], 'ogImage'],
} as const
