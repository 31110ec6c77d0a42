import { mergeOperation } from '../../server/areas/merge/mergeOperation.ts'
import { mergeState } from '../../server/areas/state/mergeState.ts'
import { defineOperations } from '../../server/defineOperations.ts'
import { state } from './state.ts'

export default defineOperations(state, { merge: mergeOperation(state, mergeState) })
