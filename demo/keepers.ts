import type { Duty } from './staff.ts'

/** Whose work the records of an area are: who makes them, and who takes them further. */
interface Keepers {
  readonly made?: Duty
  readonly moved?: Duty
}

const by = (duty: Duty): Keepers => ({ made: duty, moved: duty })

/** By the names of areas; what is not here came by itself, from customers or with the product. */
export const keepers: Readonly<Record<string, Keepers>> = {
  taxCategory: by('finance'),
  brand: by('catalogue'),
  productOption: by('catalogue'),
  attributeSet: by('catalogue'),
  sizeChart: by('catalogue'),
  category: by('catalogue'),
  tag: by('catalogue'),
  product: by('catalogue'),
  collection: by('catalogue'),
  stockLocation: by('owner'),
  stockTransfer: by('warehouse'),
  page: by('catalogue'),
  informationPolicy: by('owner'),
  banner: by('catalogue'),
  widget: by('catalogue'),
  seo: by('catalogue'),
  redirect: by('catalogue'),
  faq: by('owner'),
  calendarEvent: by('owner'),
  searchTerm: by('catalogue'),
  courier: by('owner'),
  deliveryZone: by('owner'),
  customerGroup: by('owner'),
  customer: { moved: 'support' },
  broadcast: by('owner'),
  coupon: by('owner'),
  rating: { moved: 'support' },
  contactMessage: { moved: 'support' },
}
