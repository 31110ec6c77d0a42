import { shortened } from '../../../../src/core/shortened.ts'
import { momentInIndia } from '../../../shared/moment/rules/momentInIndia.ts'

/** A contribution to the conversation of a ticket, as another system has it. */
export interface Said {
  readonly kind: 'reply' | 'note' | 'customer'
  readonly author: string
  readonly text: string
  /** As that system writes moments. */
  readonly at: string
}

/** What another system has as the subject, the words, the name and the conversation of a message, as far as there is room for it here. */
export const ticketTexts = {
  subject: (text: string): string => shortened(text.replace(/\s+/g, ' '), 150),
  words: (text: string): string => shortened(text, 5000),
  /** Who is known by an address alone is called by what stands before its @, as help desks do; nothing for others. */
  name: (name: string, email: string): string => shortened(name || (email.split('@')[0] ?? ''), 120),
  /** A conversation as the cell of an import has owned rows; nothing where nobody said anything. */
  thread: (all: readonly Said[]): string => {
    const rows = all.flatMap(({ kind, author, text, at }) => {
      const words = shortened(text, 5000)
      return words === ''
        ? []
        : [{ kind, author: shortened(author, 120), text: words, at: momentInIndia(at) }]
    })
    return rows.length > 0 ? JSON.stringify(rows) : ''
  },
}
