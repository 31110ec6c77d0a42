import { momentInIndia } from '../../../../shared/moment/rules/momentInIndia.ts'

/** A time as Exotel writes it; some it writes as the beginning of all time, and those are now. */
export function exotelTime(text: string | null | undefined): string {
  const at = momentInIndia(text ?? '')
  return /^20\d\d-.*Z$/.test(at) ? at : new Date().toISOString()
}
