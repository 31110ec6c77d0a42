import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The country whose numbers may be typed without a country code (areas, section 1.1). */
const home = 'IN'

/** What was typed as E.164 (`+919876543210`), or null where it is no possible number. */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text.normalize('NFKC').replace(/^00/, '+'), home)
  return number?.isPossible() ? number.number : null
}

/** `+919876543210` in groups that people can read: `+91 98765 43210`. */
export const formatPhone = (number: string): string => new AsYouType(home).input(number)
