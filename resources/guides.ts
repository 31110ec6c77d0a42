import { type AreaHead, ownOf, sealed } from '../src/core/index.ts'
import type { menuGroups } from './menuGroups.ts'

type Group = (typeof menuGroups)[keyof typeof menuGroups][number]

/** Which document, and which part of it, is about the areas of a group of the menu. */
const ofGroup = sealed<Readonly<Record<Group, string>>>({
  sales: 'orders',
  service: 'telling-people#answering-customers',
  catalogue: 'prices#products-and-variants',
  customers: 'customers',
  promotion: 'prices#coupons',
  content: 'content',
  insight: 'content#being-found',
  delivery: 'delivery',
  staff: 'staff-and-rights',
  settings: 'settings-of-the-shop',
  apps: 'finding',
  components: 'parts',
  pages: 'finding',
})

/** Areas that are about something else than the others of their group. */
const ofArea = sealed<Readonly<Record<string, string>>>({
  category: 'prices#collections-and-categories',
  productCategory: 'prices#collections-and-categories',
  collection: 'prices#collections-and-categories',
  mediaFile: 'content#pictures',
  stockLevel: 'stock',
  stockMovement: 'stock#what-the-numbers-mean',
  stockTransfer: 'stock#between-places',
  stockLocation: 'stock#locations',
  taxCategory: 'prices',
  orderReturn: 'orders#returns',
  cancellationRequest: 'orders#cancellations',
  cart: 'customers#carts-and-wishes',
  wishlistItem: 'customers#carts-and-wishes',
  pastOrder: 'changing#from-another-system',
  payment: 'orders#money',
  refund: 'orders#money',
  shipment: 'orders#packing-with-a-scanner',
  invoice: 'orders#paper',
  customerGroup: 'customers#groups',
  rating: 'customers#ratings',
  broadcast: 'telling-people#broadcasts',
  notification: 'telling-people#messages-by-themselves',
  notificationKey: 'telling-people#messages-by-themselves',
  template: 'telling-people#messages-by-themselves',
  suppressedAddress: 'telling-people#who-gets-nothing',
  faq: 'content#questions-and-answers',
  informationPolicy: 'content#policies',
  policyAcceptance: 'content#policies',
  seo: 'content#being-found',
  redirect: 'content#being-found',
  subAdminRole: 'staff-and-rights#roles',
  accessRequest: 'staff-and-rights#when-something-is-not-allowed',
  pincode: 'delivery#pincodes',
  courier: 'delivery#couriers',
  job: 'operations#jobs',
  mail: 'telling-people#mail-between-colleagues',
  conversation: 'telling-people#chat-between-colleagues',
  chatMessage: 'telling-people#chat-between-colleagues',
  calendarEvent: 'settings-of-the-shop#dashboards-and-calendars',
  project: 'projects',
  boardColumn: 'projects#the-board',
  projectCard: 'projects#a-card',
})

/** The place in the documents that is about an area, as `orders#returns`; a test finds each of them, and one for every area. */
export const guideOf = ({ name, menu = '' }: Pick<AreaHead, 'name' | 'menu'>): string =>
  ofArea[name] ?? ownOf(ofGroup, menu) ?? 'introduction'
