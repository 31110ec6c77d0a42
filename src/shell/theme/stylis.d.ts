/** stylis carries no types; this is the one thing that is used of it. */
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache'

  export const prefixer: StylisPlugin
}
