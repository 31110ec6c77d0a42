import { defineViews } from '../../../src/views/overrides.ts'
import { switching } from '../geography/screens/placeActions.ts'
import { courier } from './courier.ts'

export default defineViews(courier, { actions: switching })
