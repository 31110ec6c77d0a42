import { useWatch } from 'react-hook-form'
import { useFormStand } from './FormContexts.ts'
import { sameValue } from './sameValue.ts'
import { useChangeNames } from './useChangeNames.ts'

/** What somebody changed, by name: what a choice brought along is that choice, for as long as it stays as it came. */
export function useToldChanges(): string[] {
  const { changed, brought } = useFormStand()
  const paths = Object.keys(brought)
  const values: unknown[] = useWatch({ name: paths })
  const own = changed.filter(({ path }) => {
    const at = paths.indexOf(path)
    return at < 0 || !sameValue(values[at], brought[path])
  })
  // Without the choice itself, only what it left behind is there to be told.
  return useChangeNames(own.length > 0 ? own : changed)
}
