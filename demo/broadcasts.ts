import { resources } from '../resources/index.ts'
import type { Entry, Shop } from './shop.ts'
import { DAY, daysAgo, endOfShop } from './time.ts'

const { customerGroup } = resources

const preview = [
  {
    locale: 'en',
    subject: 'First look: the handloom week',
    body: 'Dear {{recipient.name}},\n\non Friday the looms of Maheshwar come to our studio. You see the new saris a day before everybody else.\n\n{{shop.name}}',
  },
  {
    locale: 'hi',
    subject: 'पहली झलक: हथकरघा सप्ताह',
    body: 'नमस्ते {{recipient.name}},\n\nशुक्रवार को महेश्वर के करघे हमारे स्टूडियो में होंगे। नई साड़ियाँ आप सबसे एक दिन पहले देखेंगे।\n\n{{shop.name}}',
  },
]

const winter = [
  {
    locale: 'en',
    subject: 'Wool, silk and a little zari',
    body: 'Dear {{recipient.name}},\n\nthe winter pieces are here: shawls from Kullu, silk from Kanchipuram.\n\n{{shop.name}}',
  },
]

const linen = [
  {
    locale: 'en',
    subject: 'Linen for warm evenings',
    body: 'Dear {{recipient.name}},\n\nthe linen saris you asked about are back, in indigo and in mint.\n\n{{shop.name}}',
  },
]

/**
 * What the demo shop writes to many: one that went out, one that is paused before it does, and one that is still
 * being written.
 */
export const broadcastEntries = (shop: Shop): (() => Promise<Entry>)[] => [
  async () => {
    const sent = new Date(endOfShop(new Date()).getTime() - 9 * DAY).toISOString()
    return {
      key: 'linen',
      at: sent,
      values: {
        name: 'Linen evenings',
        channel: 'email',
        texts: linen,
        groups: [shop.id(customerGroup, 'Sari circle')],
      },
      moves: [
        { name: 'submit', at: sent },
        { name: 'start', at: sent, data: { startedAt: sent } },
        { name: 'finish', at: sent, data: { finishedAt: sent } },
      ],
    }
  },
  async () => ({
    key: 'preview',
    at: daysAgo(2),
    values: {
      name: 'Handloom week, preview',
      channel: 'email',
      texts: preview,
      hourlyLimit: 600,
      groups: ['Sari circle', 'Friends of the house'].map((name) => shop.id(customerGroup, name)),
    },
    // Paused, so that a demo writes to nobody until somebody says so.
    moves: [
      { name: 'submit', at: daysAgo(1) },
      { name: 'pause', at: daysAgo(1) },
    ],
  }),
  async () => ({
    key: 'winter',
    at: daysAgo(1),
    values: {
      name: 'Winter pieces',
      channel: 'email',
      texts: winter,
      exceptGroups: [shop.id(customerGroup, 'Boutiques')],
    },
  }),
]
