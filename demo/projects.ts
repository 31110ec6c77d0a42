import type { CardLabel } from '../resources/insight/projectCard/rules/labels.ts'

/** A card: its title and column, its labels, who works on it (of the demo's staff, by what stands before the @), and days until it is due. */
export interface DemoCard {
  readonly title: string
  readonly column: number
  readonly labels?: readonly CardLabel[]
  readonly members?: readonly string[]
  readonly due?: number
  readonly description?: string
  readonly checklist?: readonly (readonly [text: string, done?: true])[]
  /** Who said what so many days ago. */
  readonly comments?: readonly (readonly [who: string, daysAgo: number, text: string])[]
  /** Words in the names of the products that it is about; the first one's picture is its cover. */
  readonly products?: readonly string[]
  readonly orders?: number
  readonly archived?: true
}

export interface DemoProject {
  readonly name: string
  readonly category: 'collection' | 'campaign' | 'photoShoot' | 'store' | 'other'
  readonly stage: 'planned' | 'active' | 'paused' | 'finished'
  /** Days from today. */
  readonly from: number
  readonly to: number
  readonly description: string
  readonly members: readonly string[]
  /** The titles of its columns; the last one is for what is done. A number is the most cards that one takes. */
  readonly columns: readonly (readonly [title: string, limit?: number])[]
  readonly cards: readonly DemoCard[]
}

/** What the demo shop's people work towards. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: 'Monsoon collection',
    category: 'collection',
    stage: 'active',
    from: -34,
    to: 41,
    description:
      'Forty styles in cotton, linen and silk for the rains: light, quick to dry, in indigo, leaf and clay.',
    members: ['catalogue', 'admin', 'packing', 'accounts'],
    columns: [['Ideas'], ['Sampling', 4], ['Photos and texts'], ['Ready for the shop']],
    cards: [
      { title: 'Raincoat in waxed cotton', column: 0, labels: ['design'], members: ['catalogue'] },
      { title: 'Umbrella bag from offcuts', column: 0, labels: ['design', 'low'] },
      {
        title: 'Second colour of the leaf print',
        column: 0,
        labels: ['design'],
        members: ['catalogue'],
        due: 12,
      },
      {
        title: 'Indigo kurta: third sample',
        column: 1,
        labels: ['sampling', 'urgent'],
        members: ['catalogue', 'admin'],
        due: -2,
        description: 'The sleeve of the second sample was 2 cm too short. The colour is right now.',
        checklist: [
          ['Measure the sleeve', true],
          ['Wash test at 40 °C', true],
          ['Fit on two sizes'],
          ['Approve'],
        ],
        comments: [
          ['catalogue', 3, 'The mill sends the third sample on Monday.'],
          ['admin', 1, 'If the sleeve fits, please order the cloth the same day.'],
        ],
        products: ['Kurta'],
      },
      {
        title: 'Linen trousers: order the cloth',
        column: 1,
        labels: ['sampling'],
        members: ['accounts'],
        due: 1,
        checklist: [['Ask two mills', true], ['Compare the offers', true], ['Order 120 m']],
      },
      {
        title: 'Size chart for wide trousers',
        column: 1,
        labels: ['sampling', 'content'],
        members: ['catalogue'],
        due: 6,
      },
      {
        title: 'Photos of the silk scarves',
        column: 2,
        labels: ['content'],
        members: ['catalogue'],
        due: 4,
        checklist: [['Flat', true], ['Worn'], ['Detail of the hem']],
        products: ['Scarf', 'Stole', 'Dupatta'],
      },
      {
        title: 'Texts in Hindi and English',
        column: 2,
        labels: ['content'],
        members: ['support'],
        due: 9,
        comments: [['support', 2, 'The first twelve are done. I need the care instructions for the silk.']],
      },
      { title: 'Care labels printed', column: 3, members: ['packing'] },
      { title: 'Prices agreed', column: 3, members: ['accounts', 'admin'], products: ['Trousers'] },
      { title: 'Moodboard', column: 3, labels: ['design'], members: ['catalogue'] },
      { title: 'Quilted jacket', column: 0, labels: ['design'], archived: true },
    ],
  },
  {
    name: 'Festive lights campaign',
    category: 'campaign',
    stage: 'active',
    from: -12,
    to: 16,
    description: 'Two weeks of gifts: a landing page, three mails, the shop window and a coupon for members.',
    members: ['admin', 'catalogue', 'support', 'orders'],
    columns: [['To do'], ['In progress', 3], ['In review'], ['Done']],
    cards: [
      {
        title: 'Mail 3: last day to order',
        column: 0,
        labels: ['marketing', 'content'],
        members: ['support'],
        due: 10,
      },
      { title: 'Gift wrap for 600 orders', column: 0, members: ['packing'], due: 7, orders: 2 },
      {
        title: 'Landing page',
        column: 1,
        labels: ['content'],
        members: ['catalogue'],
        due: 2,
        checklist: [['Text', true], ['Pictures', true], ['Phone layout'], ['French']],
        products: ['Shawl', 'Saree', 'Cushion'],
      },
      {
        title: 'Mail 1: the gift guide',
        column: 1,
        labels: ['marketing', 'urgent'],
        members: ['support', 'catalogue'],
        due: 0,
        comments: [
          ['admin', 1, 'The subject line is good. Please put the shawls first.'],
          ['support', 0, 'Done. It goes out at six in the evening.'],
        ],
      },
      { title: 'Coupon for members', column: 2, labels: ['marketing'], members: ['accounts'], due: 3 },
      { title: 'Budget', column: 3, members: ['accounts', 'admin'] },
      {
        title: 'Pictures for social media',
        column: 3,
        labels: ['content'],
        members: ['catalogue'],
        products: ['Dress'],
      },
      { title: 'Ask the weavers for portraits', column: 3, members: ['admin'] },
    ],
  },
  {
    name: 'Photo shoot: winter wraps',
    category: 'photoShoot',
    stage: 'active',
    from: -9,
    to: 3,
    description: 'Studio 2, three days. Eighteen wraps, two models, one set in wood and one in grey.',
    members: ['catalogue', 'packing'],
    columns: [['To prepare'], ['On set', 2], ['To retouch'], ['Delivered']],
    cards: [
      { title: 'Book the make-up artist', column: 3, members: ['catalogue'] },
      { title: 'Steam and press the samples', column: 1, members: ['packing'], due: 1 },
      {
        title: 'Shot list',
        column: 3,
        members: ['catalogue'],
        checklist: [
          ['Wraps 1–6', true],
          ['Wraps 7–12', true],
          ['Wraps 13–18', true],
        ],
      },
      { title: 'Samples back to the showroom', column: 0, members: ['packing'], due: 4 },
      {
        title: 'Day 1: grey set',
        column: 2,
        labels: ['content'],
        members: ['catalogue'],
        due: 3,
        products: ['Shawl'],
      },
    ],
  },
  {
    name: 'Window of the Jaipur store',
    category: 'store',
    stage: 'planned',
    from: 14,
    to: 48,
    description: 'A loom in the window, and someone who works at it on Saturdays.',
    members: ['admin'],
    columns: [['To do'], ['In progress'], ['Done']],
    cards: [
      { title: 'Measure the window', column: 0, due: 15 },
      { title: 'Ask the weavers who would come', column: 0, members: ['admin'] },
    ],
  },
  {
    name: 'Autumn linen',
    category: 'collection',
    stage: 'finished',
    from: -140,
    to: -48,
    description: 'Sold since October.',
    members: ['catalogue', 'accounts'],
    columns: [['To do'], ['Done']],
    cards: [
      { title: 'Photos', column: 1, labels: ['content'], members: ['catalogue'], products: ['Linen'] },
      { title: 'Texts', column: 1, labels: ['content'] },
      { title: 'First orders', column: 1, labels: ['sampling'], members: ['accounts'] },
    ],
  },
]
