import { defineOperations } from '../../../server/defineOperations.ts'
import { mergeOperation } from '../../shared/merge/server/mergeOperation.ts'
import { mergeState } from './server/mergeState.ts'
import { state } from './state.ts'

export default defineOperations(state, { merge: mergeOperation(state, mergeState) })
