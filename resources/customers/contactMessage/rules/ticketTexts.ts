import { shortened } from '../../../../src/core/shortened.ts'

/** What another system has as the subject, the words and the name of a message, as far as there is room for it here. */
export const ticketTexts = {
  subject: (text: string): string => shortened(text.replace(/\s+/g, ' '), 150),
  words: (text: string): string => shortened(text, 5000),
  /** Who is known by an address alone is called by what stands before its @, as help desks do. */
  name: (name: string, email: string): string => shortened(name || (email.split('@')[0] ?? ''), 120),
}
