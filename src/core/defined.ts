/** `T` as it may be written down: an optional property may also be said to be undefined. */
type Written<T> = { [K in keyof T]: {} extends Pick<T, K> ? T[K] | undefined : T[K] }

/**
 * What was written down, without the properties that are undefined. Each property stands by its name, so that the compiler checks it
 * against the type that is asked for where the value is used; `...(x ? { name: x } : {})` would let any name pass.
 */
export function defined<T extends object = never>(values: Written<NoInfer<T>>): T {
  const kept: Record<string, unknown> = { ...values }
  for (const name of Object.keys(kept)) if (kept[name] === undefined) delete kept[name]
  return kept as T
}
