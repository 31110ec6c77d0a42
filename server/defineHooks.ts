import type { RecordOf, Resource, TypedResource } from '../src/core/index.ts'
import type { DefinedHooks, Hooks } from './context.ts'

type TransitionsOf<R> = R extends TypedResource<any, any, any, infer T, any> ? T : never

/** Declares what the server does beside storing records of a resource. */
export function defineHooks<R extends Resource>(
  resource: R,
  hooks: Hooks<RecordOf<R>, TransitionsOf<R>>,
): DefinedHooks {
  return Object.freeze({ resource: resource.name, hooks: Object.freeze(hooks) })
}
