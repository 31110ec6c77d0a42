import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'

/** Shows what the server found wrong with answers at their fields, parts of a value at the field that it belongs to. */
export function useServerErrors(
  { setError }: Pick<UseFormReturn<Record<string, unknown>>, 'setError'>,
  errors: Readonly<Record<string, string>> | undefined,
): void {
  useEffect(() => {
    for (const [name, message] of Object.entries(errors ?? {}))
      setError(name.split('.')[0] ?? name, { type: 'server', message })
  }, [errors, setError])
}
