/** The texts of a refusal by their paths (`shippingAddress.pincode`) as inputs read them: `{ shippingAddress: { pincode: { message } } }`. */
export function errorTreeOf(errors: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const tree: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(errors)) {
    const steps = path.split('.')
    let place = tree
    for (const step of steps.slice(0, -1)) {
      place[step] = { ...(place[step] as object | undefined) }
      place = place[step] as Record<string, unknown>
    }
    place[steps.at(-1) ?? path] = { message }
  }
  return tree
}
