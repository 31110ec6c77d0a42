import type { Context } from '../context.ts'
import type { RecordsContext } from '../records/workTypes.ts'

/** What the routes of the areas need; a test may build it without the rest of the server. */
export type RecordRoutesContext = RecordsContext & Pick<Context, 'translate'>
