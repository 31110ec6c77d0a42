import inter from './inter.woff2?url'

/** Fetches Inter once the page has had its time. Until then its fallback stands in its place, with the same widths and heights; always where a browser fetches no letters. */
export function loadFont(): void {
  if (typeof FontFace === 'undefined') return
  const face = new FontFace('Inter', `url(${JSON.stringify(inter)})`, { weight: '400 700' })
  // Without the network the fallback stays.
  face.load().then(
    (loaded) => {
      document.fonts.add(loaded)
      // Of letters that come whole the browser tells nobody, and what is measured by words follows them.
      document.fonts.dispatchEvent(new Event('loadingdone'))
    },
    () => undefined,
  )
}
