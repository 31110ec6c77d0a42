import { actions, type Resource } from '../../core/index.ts'
import type { Answer } from '../../derive/areaHelp.ts'
import { useTexts } from './words.ts'

/** What a right is called, or what is done with it: an action, a move, or a flag of the area's own. */
export function useRightName({
  path,
  workflow,
}: Pick<Resource, 'path' | 'workflow'>): (right: Pick<Answer, 'kind' | 'name'>) => string {
  const t = useTexts()
  return ({ kind, name }) => {
    if ((actions as readonly string[]).includes(name) && kind !== 'transition')
      return t(`help.actions.${name}`)
    const isMove = kind === 'transition' || Object.hasOwn(workflow?.transitions ?? {}, name)
    return t(`resources.${path}.${isMove ? 'transitions' : 'flags'}.${name}`, { _: name })
  }
}
