import { useEffect, useState } from 'react'
import type { z as Zod } from 'zod'
import type { Field } from '../../core/index.ts'

let loaded: typeof Zod | undefined

/**
 * The check of a kind for the operands of a filter. It comes a moment after the filter, which passes everything until then; the
 * server judges in any case.
 */
export function useFits(field: Field, options: unknown): (value: unknown) => boolean {
  const [z, setZod] = useState(() => loaded)
  useEffect(() => {
    if (loaded) return
    const keep = (module: { z: typeof Zod }) => {
      loaded = module.z
      setZod(() => module.z)
    }
    import('./loadedZod.ts').then(keep, () => undefined)
  }, [])
  return (value) => z === undefined || field.type.schema(options, z).safeParse(value).success
}
