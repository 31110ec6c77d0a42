import { saveFile } from '../../../../../src/views/saveFile.ts'

/** What a drawing takes from the styles of the page; in a file of its own it has none. */
const kept = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor'],
]

/** Hands a drawing to the person as a picture (PNG), twice as large and on the ground that it stands on. */
export async function savePicture(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect()
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of [svg, ...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const styles = getComputedStyle(element)
    const own = copies[index]
    // A style in an attribute is refused by the page's policy; each of these is an attribute of its own in a drawing.
    own?.removeAttribute('style')
    for (const key of kept) own?.setAttribute(key, styles.getPropertyValue(key))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${height}`)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * 2, height: height * 2 })
  const brush = canvas.getContext('2d')
  if (!brush) return
  brush.fillStyle = getComputedStyle(svg).getPropertyValue('--surface')
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  if (picture) saveFile(picture, `${name}.png`)
}
