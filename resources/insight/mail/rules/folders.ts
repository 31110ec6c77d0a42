/** Where a letter lies that is not deleted; `sending` waits for the moment until which it can be taken back. */
export const places = ['inbox', 'sent', 'draft', 'sending'] as const

/** What people may stick on a letter. */
export const labels = ['works', 'private', 'important'] as const

export type Label = (typeof labels)[number]

/** The folders of the mailbox as the address names them; a label is one of them, and so is what customers write to the shop. */
export const folders = ['inbox', 'sent', 'draft', 'starred', 'deleted'] as const

/** The folders of what customers write, for those who may view the contact desk: what they ask, and their answers to broadcasts. */
export const customerFolders = ['customers', 'answers'] as const

export type CustomerFolder = (typeof customerFolders)[number]

export const isOfCustomers = (folder: string): folder is CustomerFolder =>
  customerFolders.some((each) => each === folder)

/** A folder of one's own letters. */
export type Folder = (typeof folders)[number] | Label

/** What lies in a folder, as a filter of the list. */
export function lettersIn(folder: Folder): Readonly<Record<string, unknown>> {
  if (folder === 'deleted') return { deleted: true }
  if (folder === 'starred') return { starred: true, deleted: false }
  if (folder === 'sent') return { folder: { in: ['sent', 'sending'] }, deleted: false }
  if (folder === 'inbox' || folder === 'draft') return { folder, deleted: false }
  return { labels: { has: [folder] }, deleted: false }
}

/** What of the contact desk lies in a folder, as a filter of its list. */
export const messagesIn = (folder: CustomerFolder): Readonly<Record<string, unknown>> => ({
  status: { not: 'spam' },
  broadcast: { empty: folder === 'customers' },
})

/** How much in a folder waits for its owner: unread letters, drafts, and of customers what nobody has in hand. */
export type FolderCounts = Readonly<Record<'inbox' | 'draft' | 'starred' | Label, number>> &
  /** Null for those who may not view the contact desk. */
  Readonly<Record<CustomerFolder, number | null>>

/** Seconds after Send in which nothing has left yet. */
export const secondsToTakeBack = 10
