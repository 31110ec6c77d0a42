/** The letters of the font of signs, by what they show. */
export const signs = {
  hanger: '\ue000',
  bag: '\ue001',
  shop: '\ue002',
  stock: '\ue003',
  van: '\ue004',
  receipt: '\ue005',
  card: '\ue006',
  scissors: '\ue007',
  brush: '\ue008',
  heart: '\ue009',
} as const
