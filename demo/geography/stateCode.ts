import { z } from 'zod'
import { indianStates } from '../../resources/delivery/geography/server/reference/indianStates.ts'

/** A state of India by its ISO code, such as IN-KA. */
export const stateCodeSchema = z.enum(indianStates.map(({ isoCode }) => isoCode))
