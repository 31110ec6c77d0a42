import { commonVariables, eventKeys, variablesOf } from './eventKeys.ts'
import type { Variable } from './variable.ts'

/** Where the words of each message stand in a layout. */
export const layoutContent: Variable = {
  name: 'content',
  type: 'text',
  sample: 'Hello Ananya, your order AT-10248 is on its way.',
}

/** What a template may use: what its event brings; the bare minimum in canned replies, broadcasts and layouts. */
export function templateVariables(kind: string, key: string | null | undefined): readonly Variable[] {
  if (kind === 'message') return variablesOf(key)
  if (kind === 'broadcast') return commonVariables
  if (kind === 'layout') return [...commonVariables, layoutContent]
  const ticket = eventKeys['message.replied']?.variables.filter(({ name }) => name !== 'message.reply')
  return ticket ?? commonVariables
}
