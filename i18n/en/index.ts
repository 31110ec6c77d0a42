import brand from './areas/brand.ts'
import category from './areas/category.ts'
import product from './areas/product.ts'
import tag from './areas/tag.ts'
import auth from './auth.ts'
import errors from './errors.ts'
import fields from './fields.ts'
import form from './form.ts'
import list from './list.ts'
import ra from './ra.ts'
import session from './session.ts'
import shell from './shell.ts'

/** All that the product says in English, but for the areas: one line per subject. */
export const subjects = { ...auth, ...errors, ...fields, ...form, ...list, ...ra, ...session, ...shell }

/** What the areas are called, one line per area; what is missing here is derived (`src/derive/messages.ts`). */
export const areas = { brand, category, product, tag }
