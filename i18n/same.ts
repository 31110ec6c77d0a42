/** A catalogue in another language: the same keys, so that the compiler names the one that is missing. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
