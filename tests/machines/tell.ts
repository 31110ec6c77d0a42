/** What was shown, one line a thing. */
export function tell(line: string): void {
  console.log(line)
}

/** Seconds since a moment of `performance.now()`, with one digit. */
export function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
