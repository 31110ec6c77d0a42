/** Makes a record of another area and answers its id. */
export type Made = (area: string, values?: object) => Promise<string>

/** Makes one record of an area and answers its id again and again; for what everything else lies in. */
const shared = new Map<string, Promise<string>>()
function one(made: Made, area: string, values = {}): Promise<string> {
  const known = shared.get(area) ?? made(area, values)
  shared.set(area, known)
  return known
}

/** Of each kind of record and language there is one pattern for search engines. */
let patterns = 0

/** Countries that there are not: of these codes, too, there is one each, and few. */
let countries = 0
const letter = () => String.fromCharCode(65 + countries++)

/** Values for a record of an area whose rules the kinds' own examples do not meet; `number` is another with every call. */
export const ownExamples: Readonly<
  Record<string, (number: number, made: Made) => Promise<Record<string, unknown>> | Record<string, unknown>>
> = {
  subAdmin: (number) => ({
    firstName: `Ada ${number}`,
    email: `ada${number}@example.com`,
    administrator: true,
  }),
  subAdminRole: (number) => ({ name: `Role ${number}`, permissions: [{ key: 'brand', view: true }] }),
  productOption: (number) => ({ name: `Option ${number}`, code: `option_${number}` }),
  attributeSet: (number) => ({ name: `Set ${number}`, code: `set_${number}` }),
  stockLocation: (number) => ({ name: `Place ${number}`, code: `P-${number}` }),
  stockTransfer: async (_number, made) => ({
    from: await made('stockLocation'),
    to: await made('stockLocation'),
  }),
  taxCategory: (number) => ({
    name: `Tax ${number}`,
    code: `tax-${number}`,
    taxability: 'exempt',
  }),
  country: (number) => {
    const last = letter()
    return {
      name: `Country ${number}`,
      iso2: `X${last}`,
      iso3: `XX${last}`,
      dialCode: '+999',
      currency: 'XXX',
    }
  },
  state: async (number, made) => ({
    name: `State ${number}`,
    country: await one(made, 'country', { iso2: 'QM', iso3: 'QMM' }),
    isoCode: `QM-${number}`,
  }),
  district: async (number, made) => ({ name: `District ${number}`, state: await one(made, 'state') }),
  city: async (number, made) => ({
    name: `City ${number}`,
    state: await one(made, 'state'),
    district: await one(made, 'district'),
  }),
  pincode: async (number, made) => ({
    pincode: `X${1000 + number}`,
    state: await one(made, 'state'),
    district: await one(made, 'district'),
  }),
  courier: (number) => ({ name: `Courier ${number}`, code: `C${number}` }),
  deliveryZone: (number) => ({ name: `Zone ${number}`, code: `Z${number}` }),
  customer: (number) => ({ firstName: `Asha ${number}`, email: `asha${number}@example.com` }),
  contactMessage: (number) => ({
    name: 'Asha',
    email: `a${number}@example.com`,
    subject: 'Size',
    body: 'Which one?',
  }),
  template: (number) => ({
    name: `Template ${number}`,
    kind: 'cannedReply',
    body: 'Dear {{recipient.name}}',
  }),
  coupon: (number) => ({ name: `Coupon ${number}`, code: `CODE-${number}`, percent: 10 }),
  redirect: (number) => ({ fromPath: `/old/${number}`, to: '/new' }),
  faq: (number) => ({ question: `Question ${number}?`, answer: '<p>So.</p>' }),
  calendarEvent: (number) => ({
    title: `Event ${number}`,
    startsAt: '2026-11-20T09:00:00.000Z',
    endsAt: '2026-11-20T10:00:00.000Z',
    shared: true,
  }),
  mail: (number) => ({ subject: `Letter ${number}` }),
  project: (number) => ({ name: `Project ${number}` }),
  boardColumn: async (number, made) => ({ title: `Column ${number}`, project: await one(made, 'project') }),
  projectCard: async (number, made) => ({
    title: `Card ${number}`,
    column: await one(made, 'boardColumn'),
  }),
  conversation: async (number, made) => ({
    name: `Group ${number}`,
    members: [await one(made, 'subAdmin')],
  }),
  chatMessage: async (number, made) => ({
    text: `Message ${number}`,
    conversation: await one(made, 'conversation'),
  }),
  searchTerm: (number) => ({ term: `term ${number}` }),
  page: (number) => ({ title: `Page ${number}` }),
  informationPolicy: (number) => ({
    policyType: 'other',
    title: `Policy ${number}`,
    body: '<p>Text</p>',
    effectiveFrom: '2099-01-01',
  }),
  banner: (number) => ({ name: `Banner ${number}`, placement: 'announcementBar', heading: 'New in' }),
  widget: (number) => ({ name: `Widget ${number}`, type: 'uspStrip' }),
  seo: () => {
    const which = patterns++
    return {
      entity: ['product', 'category', 'collection', 'brand', 'page', 'informationPolicy'][which % 6],
      locale: ['en', 'zh', 'fr', 'ja'][Math.floor(which / 6) % 4],
      titleTemplate: '{title} | {shop}',
    }
  },
}
