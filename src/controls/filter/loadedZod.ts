/** zod as a module of its own, for what may wait for it: it weighs more than the rest of a form. */
export { z } from 'zod'
