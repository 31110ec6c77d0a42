/** The ways a message takes (areas, 16). `inApp` is the inbox behind the bell, for staff alone. */
export const channels = ['inApp', 'email', 'sms', 'whatsapp', 'push'] as const

export type Channel = (typeof channels)[number]

/** The languages that messages are written in: those of the back office, and those customers may choose. */
export const messageLocales = ['en', 'fr', 'zh', 'ja', 'hi', 'bn', 'ta', 'te', 'mr'] as const

export type MessageLocale = (typeof messageLocales)[number]

/** Whether a person must have agreed: promotional messages obey consent and quiet hours (areas, 16). */
export const messageClasses = ['transactional', 'service', 'promotional'] as const

export type MessageClass = (typeof messageClasses)[number]

/** The ways by which staff hear of something; each of them chooses among these, event by event. */
export const staffChannels = ['inApp', 'email', 'push'] as const satisfies readonly Channel[]

export type StaffChannel = (typeof staffChannels)[number]

/** The ways by which many customers are written to at once; push has no devices of customers yet. */
export const broadcastChannels = ['email', 'sms', 'whatsapp'] as const satisfies readonly Channel[]

export type BroadcastChannel = (typeof broadcastChannels)[number]
