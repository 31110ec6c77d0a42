/** A telephone number of a foreign file as the shop keeps it; ten digits of India are written without its code by many. */
export function indianPhone(text: string, country = 'IN'): string {
  const number = text.replace(/[\s().'-]/g, '')
  const [, own] = /^0?([6-9]\d{9})$/.exec(number) ?? []
  return own && country === 'IN' ? `+91${own}` : number
}
