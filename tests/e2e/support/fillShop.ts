import { filledShop } from '../../support/preparedProduct.ts'
import { ensureEmbedded } from '../../support/template.ts'

await ensureEmbedded(filledShop)
