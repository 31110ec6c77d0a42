/** A value that anybody may have sent, as text: `String` fails for objects whose own `toString` is none, such as `{"toString": 1}`. */
export const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
