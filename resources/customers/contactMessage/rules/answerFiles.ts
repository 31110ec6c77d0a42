import type { StoredFile } from '../../../../src/fields/file/file.ts'

/** How many files go with one answer. */
export const mostFiles = 5

/** What they may weigh together, in MB: mailboxes take e-mails of 20 MB, and a file is a third heavier in one. */
export const mostTogether = 14

/** Whether files are too heavy to go together. */
export const isTooHeavy = (files: readonly Pick<StoredFile, 'bytes'>[]): boolean =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) > mostTogether * 1024 * 1024
