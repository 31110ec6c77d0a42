/** The routes whose pages are neither of an area nor home: `FurtherPage.tsx` has a chunk for each, and is one itself. */
export const furtherPaths = [
  ...(['apps/ecommerce/add-product', 'apps/ecommerce/edit-product/:id'] as const),
  ...(['apps/ecommerce/orders', 'apps/ecommerce/product-list'] as const),
  ...(['apps/project/scrumboard'] as const),
  ...(['docs/documentation/*', 'pages/bin', 'pages/faq', 'pages/log', 'pages/packing-station'] as const),
  ...(['pages/own-work', 'pages/pricing', 'pages/profile', 'pages/setting/*'] as const),
  ...(['pages/system', 'pages/user-list'] as const),
] as const

/** The path of one of them. */
export type FurtherPath = (typeof furtherPaths)[number]
