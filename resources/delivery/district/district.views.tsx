import { defineViews } from '../../../src/views/overrides.ts'
import { showPlaces, switching } from '../geography/screens/placeActions.ts'
import { district } from './district.ts'

export default defineViews(district, { actions: { showPlaces: showPlaces('city'), ...switching } })
