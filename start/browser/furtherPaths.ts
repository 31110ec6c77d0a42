/** The paths of the pages that `FurtherPage.tsx` has. */
export const furtherPaths = [
  ...(['docs/documentation/*', 'pages/faq', 'pages/pricing', 'pages/profile'] as const),
  ...(['pages/setting/*', 'pages/user-list'] as const),
] as const

export type FurtherPath = (typeof furtherPaths)[number]
