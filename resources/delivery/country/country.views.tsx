import { defineViews } from '../../../src/views/overrides.ts'
import { showPlaces, switching } from '../geography/screens/placeActions.ts'
import { country } from './country.ts'

export default defineViews(country, { actions: { showPlaces: showPlaces('state'), ...switching } })
