import { charts } from './charts.ts'
import { dataDisplay } from './data-display.ts'
import { dataEntry } from './data-entry.ts'
import { feedback } from './feedback.ts'
import { general } from './general.ts'
import { layout } from './layout.ts'
import { maps } from './maps.ts'
import { navigation } from './navigation.ts'
import { other } from './other.ts'
import { picking } from './picking.ts'
import { when } from './when.ts'
import { frame, words } from './words.ts'

export default {
  showcase: {
    frame,
    when,
    words,
    ...general,
    ...layout,
    ...navigation,
    ...dataEntry,
    ...picking,
    ...dataDisplay,
    ...feedback,
    ...other,
    ...charts,
    ...maps,
  },
}
