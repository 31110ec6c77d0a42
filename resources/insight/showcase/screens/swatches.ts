import type { SentFile } from './useSentFiles.ts'

/** A piece of cloth, drawn: two threads that cross. */
const swatch = (warp: string, weft: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><defs><pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse"><path fill="${warp}" d="M0 0h24v24H0z"/><path fill="${weft}" d="M0 0h12v12H0zm12 12h12v12H12z"/></pattern></defs><path fill="url(#p)" d="M0 0h240v320H0z"/></svg>`,
  )}`

const type = 'image/svg+xml'

/** Pictures that a product has already. */
export const swatches: readonly SentFile[] = [
  { id: 'linen', name: 'linen.svg', type, bytes: 48_300, picture: swatch('#d9c7a3', '#b99c6b') },
  { id: 'silk', name: 'silk.svg', type, bytes: 61_200, picture: swatch('#8c1d40', '#b8415f') },
]
