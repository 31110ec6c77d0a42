import { afterAll, vi } from 'vitest'
import { endSession } from '../../src/providers/session.ts'

// A suite begins as in a window of its own, though it shares that of its worker and the modules in it (`vitest.config.ts`): nobody is
// signed in, and what those before it kept, wrote into the page or put in the place of something is not there.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
endSession('signed-out')
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/app')
document.title = ''
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')

// What a page has begun to load is there before the next suite: an import that a suite leaves behind fails with its end, for good.
afterAll(() => vi.dynamicImportSettled())
