/** A line of a return as the API answers it. */
export const line = (more: object = {}) => ({
  id: 'l1',
  line: 'o1',
  product: null,
  variant: 'v1',
  sku: 'KUR-M',
  name: 'Kurta',
  options: 'M',
  quantity: 2,
  value: 200_000,
  reason: null,
  comment: null,
  photos: [],
  exchangeVariant: null,
  exchangePrice: null,
  received: 2,
  accepted: 0,
  qcResult: null,
  refundAmount: 0,
  qcPhotos: [],
  ...more,
})

/** A return as the API answers it. */
export const record = (more: object = {}) => ({
  id: 'r1',
  version: 4,
  number: 'RET-000007',
  status: 'received',
  type: 'return',
  source: 'customer',
  refundDestination: 'original',
  deductions: [],
  refunds: [],
  thread: [],
  files: [],
  lines: [line()],
  ...more,
})

/** Why a return may be rejected. */
export const reasons = [
  { id: 'why', name: 'Against the policy', domain: 'reject', requiresNote: false, requiresPhoto: false },
  { id: 'other', name: 'Other', domain: 'reject', requiresNote: true, requiresPhoto: false },
]

/** A data provider that knows one record and the reasons. */
export const knowing = (one: object) => ({
  getOne: async () => ({ data: one }),
  getList: async () => ({ data: reasons, total: reasons.length }),
})
