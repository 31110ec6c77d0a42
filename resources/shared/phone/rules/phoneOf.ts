import { isPhone } from '../../../../src/fields/phone/phone.ts'
import { indianPhone } from './indianPhone.ts'

/** A telephone number of a foreign file. What is none is left out: nobody can ask for the right one any more. */
export function phoneOf(text: string): string {
  const number = indianPhone(text)
  return isPhone(number) ? number : ''
}
