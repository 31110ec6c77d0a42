import { AsYouType, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The country whose numbers may be typed without a country code (areas, section 1.1) where nothing says another. */
const home = 'IN'

/**
 * What was typed as E.164 (`+919876543210`), or null where it is no possible number. Without a country code it is one of `country`
 * (ISO 3166 alpha-2).
 */
export function toE164(text: string, country: string = home): string | null {
  const number = parsePhoneNumberFromString(
    text.normalize('NFKC').replace(/^00/, '+'),
    isSupportedCountry(country) ? country : home,
  )
  return number?.isPossible() ? number.number : null
}

/** `+919876543210` in groups that people can read: `+91 98765 43210`. */
export const formatPhone = (number: string): string => new AsYouType(home).input(number)
