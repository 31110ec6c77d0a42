/** What a text must look like that has a fixed form, for fields of several areas. */

/** A time of day, 00:00 to 23:59. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

/** A month of a year, 2026-03. */
export const monthOfYear = /^\d{4}-(0[1-9]|1[0-2])$/

/** A code of goods in the harmonised system, of four, six or eight digits. */
export const hsnCode = /^\d{4}(\d{2})?(\d{2})?$/

/** The GST number of a buyer. */
export const buyerGstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/

/** A path of the store or an address that begins with https. */
export const storeLink = /^(\/|https:\/\/)\S*$/

/** An e-mail address of one of the shop's mailboxes, where several are named; short enough to stand for its reader in the log. */
export const mailbox = /^(?=.{6,60}$)[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/
