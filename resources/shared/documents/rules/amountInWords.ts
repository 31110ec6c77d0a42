const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')

const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const steps = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** An amount in paise as Indian invoices write it in English: `Rupees one lakh two thousand and fifty paise only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100]
  const ending = rest > 0 ? ` and ${words(rest)} paise` : ''
  return `Rupees ${words(rupees)}${ending} only`
}

function words(number: number): string {
  const step = steps.find(([size]) => number >= size)
  if (step) {
    const [size, name] = step
    const rest = number % size
    return `${words(Math.floor(number / size))} ${name}${rest > 0 ? ` ${words(rest)}` : ''}`
  }
  if (number < 20) return small[number] as string
  const unit = number % 10
  return `${tens[Math.floor(number / 10)]}${unit > 0 ? `-${small[unit]}` : ''}`
}
