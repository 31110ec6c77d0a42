/** Reads a time of day as people type it: `9`, `930`, `9:30 pm`, `18h30`, `午後6時`; null where it is none. */
export function readTime(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().trim()
  const digits = plain.match(/\d+/g) ?? []
  const [first = '', second] = digits
  const [hours, minutes] =
    second === undefined && first.length > 2 ? [first.slice(0, -2), first.slice(-2)] : [first, second ?? '0']
  if (digits.length === 0 || digits.length > 3 || first.length > 4) return null
  const afternoon = /p\.?m|午後|下午/.test(plain)
  const morning = /a\.?m|午前|上午/.test(plain)
  const hour = (Number(hours) % (afternoon || morning ? 12 : 100)) + (afternoon ? 12 : 0)
  return hour < 24 && Number(minutes) < 60
    ? `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`
    : null
}
