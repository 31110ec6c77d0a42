import type { Chance } from './deed.ts'
import type { Beginning } from './shopOfLives.ts'

/** A deed of a course, as it is done: by default to the first that there is, of the first order. */
type Step = string | readonly [deed: string, chance: Partial<Chance>]

/** What happens to one order in this order, so that each deed is done at least once, which random lives come to when they are many. */
interface Course {
  readonly begins?: Partial<Beginning>
  readonly steps: readonly Step[]
}

/** The new goods of an exchange, and those of its first. */
const next = { of: 1 }

/** So far that a courier has it. */
const [aStep, threeSteps] = [{ how: 2 }, { how: 0 }]

/** Of what is asked back, nobody has decided. */
const undecided = { how: 5 }

export const courses: Readonly<Record<string, Course>> = {
  'parcels that arrive': {
    steps: [
      ...['pack', 'labelByList', 'handOverAll', ['travel', aStep], 'fail', ['travel', aStep], 'scan'],
      ...['packAll', 'split', 'hold', 'packAnyway', 'release', ['travel', { how: 0, which: 1 }]],
      ...['markDelivered', 'unpack', 'sendAll'],
    ] as const,
  },
  'parcels that nobody took': {
    steps: [
      'packAll',
      ['travel', threeSteps],
      ['sendBack', { how: 0 }],
      ['travel', aStep],
      'scan',
      'inspect',
    ],
  },
  'a parcel that got lost': { steps: ['packAll', ['travel', threeSteps], 'lose'] },
  'a parcel that got lost as it was called back': {
    begins: { method: 'cod' },
    steps: ['packAll', ['travel', threeSteps], 'recall', 'loseComingBack', 'recallFailed'],
  },
  'parcels of which one got lost as they were called back': {
    steps: [
      ...['pack', 'packAll', ['travel', threeSteps], ['travel', { how: 0, which: 1 }], 'recall'],
      ...['loseComingBack', 'travel', 'inspect'],
    ] as const,
  },
  'goods that come back': {
    steps: [
      ...['sendAll', ['askBack', undecided], 'approve', 'schedulePickup', 'pickupFailed', 'pickupFailed'],
      ...['pickupFailed', 'schedulePickup', 'pickupFailed', 'pickUp', 'receive', 'inspect', 'giveBack'],
      ...[
        'giveBackAgain',
        'settle',
        'bringBack',
        ['askBack', undecided],
        'reject',
        'askBack',
        'cancelReturn',
      ],
    ] as const,
  },
  'goods that stay': {
    begins: {
      lines: [
        { good: 4, quantity: 2 },
        { good: 0, quantity: 2 },
      ],
    },
    steps: [
      ...['sendAll', 'askedByCustomer', 'approveLate', 'receive', ['inspect', { how: 0 }]],
      ...[
        'returnToCustomer',
        'closeReturn',
        ['askBack', { which: 1 }],
        'giveBackEarly',
        'settle',
        'bringWorn',
      ],
    ] as const,
  },
  'what goes out in exchange': {
    steps: [
      ...[
        'sendAll',
        'exchange',
        'shipExchangeEarly',
        ['confirm', next],
        ['sendAll', next],
        'billExchange',
        'swap',
        'replace',
      ],
      ...['receive', 'inspect', 'shipExchange', 'swapFirst'],
    ] as const,
  },
  'exchanged goods that come in part': {
    begins: { lines: [{ good: 3, quantity: 3 }] },
    steps: ['sendAll', ['swapInPart', { how: 3, pieces: 2 }], 'billRest'],
  },
  'a payment that comes late': {
    begins: { paid: 'later' },
    steps: [['markPaid', { how: 0 }], 'record', 'recordTooMuch', 'resolve', 'overpaidBack'],
  },
  'a payment that is given up': {
    begins: { paid: 'later' },
    steps: ['sendLink', 'authorise', 'void'],
  },
  'a payment at the gateway': {
    begins: { paid: 'later' },
    steps: [
      ...[['gatewayTells', { how: 0 }], 'authorise', 'capture', 'dispute', 'winDispute'],
      ...['goodwill', 'shippingBack', 'extraBack'],
    ] as const,
  },
  'refunds that do not work': {
    begins: { lines: [{ good: 3, quantity: 6 }] },
    steps: [
      ...[['goodwill', { pieces: 6 }], 'approveRefund', 'failRefund', 'retryRefund', 'settle', 'extraBack'],
      ...['cancelRefund', 'packAll', 'giveAll', 'adjustWallet', 'passTime'],
    ] as const,
  },
  'cash at the door': { begins: { method: 'cod' }, steps: ['sendAll', 'remit'] },
  'an order that changes': {
    steps: [
      ...[
        ['editLines', { pieces: 4 }],
        'editAddress',
        'cancel',
        'askSomeOff',
        'refuseOff',
        'askOff',
        'offer',
        'askOff',
      ],
      ...['allowOff'],
    ] as const,
  },
  'several goods at once': {
    begins: {
      hasFees: true,
      lines: [
        { good: 0, quantity: 6 },
        { good: 1, quantity: 6 },
      ],
    },
    steps: [
      ...[
        'cancelSeveral',
        ['askSeveralOff', { how: 0 }],
        'withdrawOff',
        'goodwillForSeveral',
        'settle',
        'sendAll',
      ],
      ...['askSeveralBack', 'receiveFirst', 'receiveMore', ['inspectSeveral', { pieces: 2 }], 'giveBack'],
      ...['replaceSeveral', 'receive', 'inspect', 'shipExchange', 'exchangeSeveral'],
    ] as const,
  },
  'money that is taken in part': {
    begins: { paid: 'later' },
    steps: ['authorise', 'captureInPart', 'refetch'],
  },
  'an order that is called off': { steps: ['cancelAll'] },
  'goodwill that is called off': {
    steps: ['callOffCalledOff', 'callOffSent', 'callOffReturned', 'callOffExchanged'],
  },
  'goodwill for what is changed': {
    steps: [
      ['callOffEdited', { how: 0 }],
      ['keepEdited', { which: 1, pieces: 3 }],
    ] as const,
  },
  'parcels packed at the station': {
    begins: { method: 'cod' },
    steps: ['packAll', 'split', 'packAtStation', 'packAtStation', ['travel', aStep], 'handOverOrder'],
  },
  'goodwill for what nobody took': { steps: ['callOffUndelivered'] },
  'goodwill of which the bank takes the money': { steps: ['loseUndelivered'] },
  'goods for which the bank takes the money': { steps: ['sendAll', 'loseReturned'] },
  'goods exchanged before the bank takes the money': { steps: ['sendAll', 'loseExchanged'] },
  'goods sent before the bank takes the money': { steps: ['loseSent'] },
  'what is done in lists': {
    steps: [
      ...['holdInBulk', 'releaseInBulk', 'askSomeOff', 'allowOffInBulk', 'pack', ['travel', threeSteps]],
      ...['travel', ['askBack', undecided], 'rejectInBulk', 'cancelInBulk'],
    ] as const,
  },
  'parcels that a machine books': {
    begins: { method: 'cod' },
    steps: [
      ...['packAll', ['travel', aStep], ['bookByMachine', { how: 0 }], 'packAll', ['travel', aStep]],
      ...[['bookByMachine', { how: 4 }], 'bookByMachine', 'cancelBooked', 'packAll', ['travel', aStep]],
      ...['bookByMachine', ['travel', aStep], ['travel', aStep], 'fail', 'retryDelivery', 'travel'],
    ] as const,
  },
  'a delivery that a coupon pays for': {
    begins: { hasCoupon: true, isDelivered: true },
    steps: ['editLines', 'takeCoupon', 'sendAll'],
  },
  'money that the bank takes': { steps: ['dispute', 'loseDispute'] },
}

/** How the order of a course begins, where it does not say. */
const usual: Beginning = {
  lines: [
    { good: 0, quantity: 3 },
    { good: 1, quantity: 2 },
  ],
  method: 'upi',
  paid: 'atGateway',
  hasCoupon: false,
  isDelivered: false,
  isKnown: true,
  isFar: false,
  isRounded: false,
  isFromCart: false,
  hasFees: false,
  off: 0,
  deposit: 0,
}

export const beginningOf = ({ begins }: Course): Beginning => ({ ...usual, ...begins })

/** The deeds of a course, and how each is done. */
export const stepsOf = ({ steps }: Course): readonly (readonly [string, Chance])[] =>
  steps.map((step) => {
    const [what, chance] = typeof step === 'string' ? [step, {}] : step
    return [what, { deed: 0, which: 0, how: 1, pieces: 1, of: 0, ...chance }]
  })
