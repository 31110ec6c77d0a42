/** Where the store shows what the back office manages: paths of the store's site, for links, previews and redirects. */
export const storePath = {
  product: (slug: string): string => `/products/${slug}`,
  brand: (slug: string): string => `/brands/${slug}`,
  collection: (slug: string): string => `/collections/${slug}`,
  page: (slug: string): string => `/pages/${slug}`,
  /** Where somebody goes on with the cart of a token. */
  cart: (token: string): string => `/cart/${token}`,
  /** The front page with a coupon taken along. */
  coupon: (code: string): string => `/?coupon=${encodeURIComponent(code)}`,
  policy: (slug: string): string => `/policies/${slug}`,
  /** `path` are the slugs from the top of the tree: `women/dresses`. */
  category: (path: string): string => `/categories/${path}`,
}
