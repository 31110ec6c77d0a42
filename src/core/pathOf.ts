type PathIn<T> = T extends readonly (infer E)[]
  ? `${number}` | `${number}.${PathIn<E>}`
  : T extends object
    ? string extends keyof T
      ? string
      : { [K in keyof T & string]-?: K | `${K}.${PathIn<T[K]>}` }[keyof T & string]
    : never

/**
 * The path of a value in a record, or in what was sent: `price`, `lines.2.quantity`. They are said by their type, by a descriptor or by a
 * schema, and never guessed from the path, which would have any name. A record of an area that is not known has any path.
 */
export type PathOf<T> = NoInfer<
  PathIn<
    T extends { readonly _zod: { readonly output: infer Sent } }
      ? Sent
      : T extends { readonly $record?: infer R; readonly fields: object }
        ? NonNullable<R>
        : T
  >
>
