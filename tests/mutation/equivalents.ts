import type { Mutant } from './mutants.ts'

/** Mutants that no test can notice, because the product does the same with them; each with the reason. */
export const equivalents: readonly (Pick<Mutant, 'file' | 'was' | 'text'> & { readonly because: string })[] =
  []
