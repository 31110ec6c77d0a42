/** Decimal figures (`-1234.5`) as whole minor units (-123450 with two digits); exact, never through a fraction. */
export function toMinor(figures: string, digits: number): number {
  const [whole = '', fraction = ''] = figures.split('.')
  return Number(whole + fraction.padEnd(digits, '0').slice(0, digits))
}

/** Minor units as decimal figures (`-1234.50`). */
export function fromMinor(minor: number, digits: number): string {
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0')
  const text = digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`
  return minor < 0 ? `-${text}` : text
}
