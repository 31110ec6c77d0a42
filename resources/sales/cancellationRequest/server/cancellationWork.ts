import type { RecordOf } from '../../../../src/core/index.ts'
import type { cancellationRequest } from '../cancellationRequest.ts'

export type CancellationRequest = RecordOf<typeof cancellationRequest>
