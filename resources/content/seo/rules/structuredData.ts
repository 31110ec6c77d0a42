import { defined } from '../../../../src/core/defined.ts'

/** What the store may tell search engines of a page beside its words (areas, 20); each can be switched off in the settings. */
const structuredKinds = ['product', 'offer', 'breadcrumb', 'organisation', 'faq'] as const

export type StructuredKind = (typeof structuredKinds)[number]

/** What is known of the thing that a page shows. Addresses are whole; an amount is in paise. */
export interface PageFacts {
  readonly url: string
  readonly name: string
  readonly shop: {
    readonly name: string
    readonly url: string
    readonly logo: string | null
    /** Where else the shop is to be found. */
    readonly profiles?: readonly string[]
  }
  /** From the top, without the page itself. */
  readonly crumbs: readonly { readonly name: string; readonly url: string }[]
  readonly product?: {
    readonly description: string | null
    readonly images: readonly string[]
    readonly sku: string | null
    readonly brand: string | null
    readonly price: number | null
    readonly inStock: boolean
    readonly rating: { readonly average: number; readonly count: number } | null
  }
  readonly questions?: readonly { readonly question: string; readonly answer: string }[]
  /** The front page speaks for the shop itself. */
  readonly isHome?: boolean
}

type Thing = Readonly<Record<string, unknown>>

/** The things of schema.org that a page tells, of the kinds that are switched on; what is not known is left out. */
export function structuredData(facts: PageFacts, kinds: readonly StructuredKind[]): Thing[] {
  const has = (kind: StructuredKind) => kinds.includes(kind)
  const { product, questions = [], crumbs, shop } = facts
  return [
    ...(has('organisation') && facts.isHome ? [organisation(shop)] : []),
    ...(has('breadcrumb') && crumbs.length > 0 ? [breadcrumbs(facts)] : []),
    ...(has('product') && product ? [productThing(facts, product, has('offer'))] : []),
    ...(has('faq') && questions.length > 0 ? [faq(questions)] : []),
  ].map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

const organisation = ({ name, url, logo, profiles = [] }: PageFacts['shop']): Thing =>
  defined({
    '@type': 'Organization',
    name,
    url,
    logo: logo || undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  })

const breadcrumbs = ({ crumbs, name, url }: PageFacts): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...crumbs, { name, url }].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: crumb.url,
  })),
})

function productThing(
  { name, url }: PageFacts,
  product: NonNullable<PageFacts['product']>,
  hasOffer: boolean,
): Thing {
  const { description, images, sku, brand, price, inStock, rating } = product
  const offer = {
    '@type': 'Offer',
    url,
    priceCurrency: 'INR',
    price: price === null ? null : (price / 100).toFixed(2),
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  }
  return defined({
    '@type': 'Product',
    name,
    url,
    description: description || undefined,
    image: images.length > 0 ? images : undefined,
    sku: sku || undefined,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    aggregateRating: rating
      ? {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
        }
      : undefined,
    offers: hasOffer && price !== null ? offer : undefined,
  })
}

const faq = (questions: NonNullable<PageFacts['questions']>): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
