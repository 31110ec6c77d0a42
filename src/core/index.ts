export {
  type AccountType,
  hasFlag,
  homeKey,
  isOfOwnPlaces,
  ownPlaces,
  type PermissionEntry,
  type PermissionMap,
  permissionMap,
  type Viewer,
} from './access.ts'
export { systemFields } from './checkNames.ts'
export {
  type Clause,
  type Condition,
  clauses,
  fieldsOf,
  isEmpty,
  matches,
  type Operator,
  operators,
  type Test,
  type Where,
} from './condition.ts'
export { closest, DescriptorError, type Problem } from './errors.ts'
export {
  defineField,
  type Field,
  type FieldOptions,
  type Fields,
  type FieldType,
  isInput,
  makeField,
  type Zod,
} from './field.ts'
export {
  type CommonAction,
  commonActions,
  type HistoryAction,
  type HistoryActionOf,
  type OwnAction,
} from './historyAction.ts'
export type { ListAsked } from './listAsked.ts'
export { baseLocale, type Locale, locales } from './locale.ts'
export { type Operands, resolveOperands } from './operands.ts'
export { ownOf } from './ownOf.ts'
export type { AnyRecord, InputOf, RecordOf, Simplify, SystemFields, ValueOf, Values } from './record.ts'
export { type AreaHeads, defineResources, type Registry } from './registry.ts'
export { defineResource } from './resource.ts'
export {
  type Action,
  type AreaHead,
  actions,
  type FieldRules,
  type FormSection,
  headNames,
  type PageParts,
  type Resource,
  type TypedResource,
} from './resourceTypes.ts'
export { sealed } from './sealed.ts'
export type { FinalReason, State, Tone, Transition, Workflow } from './workflow.ts'
