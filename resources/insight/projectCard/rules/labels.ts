/** What a card is about; what each looks like is the style sheet's matter. */
export const cardLabels = ['design', 'sampling', 'content', 'marketing', 'urgent', 'low'] as const

export type CardLabel = (typeof cardLabels)[number]
