import { random } from '../random.ts'
import type { Cloth } from './look.ts'

/** How a cloth takes the light: relief of its folds, softness of their edges, fine unevenness, and its thread tile. */
export interface Weave {
  /** Strength of light and shade in the folds; 1 is a plain cotton. */
  relief: number
  /** How softly folds turn, in drawing units. */
  softness: number
  /** Share of natural unevenness in the surface. */
  noise: number
  /** Brightness of the light that the surface throws back, 0 to 1. */
  gloss: number
  /** The SVG pattern of the threads, with the given id. */
  tile(id: string): string
}

/** The textures by cloth. */
export const weaves: Record<Cloth, Weave> = {
  cotton: { relief: 1, softness: 10, noise: 0.13, gloss: 0.36, tile: threads },
  jersey: { relief: 0.95, softness: 12, noise: 0.1, gloss: 0.3, tile: jersey },
  linen: { relief: 1.1, softness: 8, noise: 0.2, gloss: 0.34, tile: slub },
  silk: { relief: 1.3, softness: 13, noise: 0.06, gloss: 0.5, tile: fineThreads },
  wool: { relief: 0.85, softness: 14, noise: 0.1, gloss: 0.24, tile: felt },
  knit: { relief: 0.9, softness: 13, noise: 0.1, gloss: 0.26, tile: stitches },
  denim: { relief: 1, softness: 8, noise: 0.2, gloss: 0.4, tile: twill },
  canvas: { relief: 0.8, softness: 9, noise: 0.16, gloss: 0.35, tile: threads },
  leather: { relief: 1.3, softness: 9, noise: 0.06, gloss: 0.6, tile: grain },
}

function threads(id: string): string {
  return tile(
    id,
    5,
    5,
    '<path d="M0,1.25H5M0,3.75H5" stroke="#000" stroke-opacity=".07" stroke-width="1"/><path d="M1.25,0V5M3.75,0V5" stroke="#fff" stroke-opacity=".09" stroke-width=".9"/>',
  )
}

function fineThreads(id: string): string {
  return tile(id, 4, 4, '<path d="M0,4L4,0" stroke="#fff" stroke-opacity=".05" stroke-width=".8"/>')
}

function jersey(id: string): string {
  return tile(
    id,
    5,
    4,
    '<path d="M0,0L2.5,3L5,0" fill="none" stroke="#000" stroke-opacity=".075" stroke-width="1"/><path d="M0,2L2.5,5L5,2" fill="none" stroke="#fff" stroke-opacity=".06" stroke-width=".8"/>',
  )
}

function twill(id: string): string {
  return tile(
    id,
    6,
    6,
    '<path d="M-1,7L7,-1M-1,1L1,-1M5,7L7,5" stroke="#fff" stroke-opacity=".17" stroke-width="1.3"/><path d="M-1,4L4,-1M2,7L7,2" stroke="#000" stroke-opacity=".16" stroke-width="1.3"/>',
  )
}

function stitches(id: string): string {
  return tile(
    id,
    12,
    10,
    '<path d="M0,-1C1,3 4,6 6,9C8,6 11,3 12,-1M0,9C1,13 4,16 6,19M12,9C11,13 8,16 6,19" fill="none" stroke="#000" stroke-opacity=".17" stroke-width="2.2"/><path d="M1.5,1C3,4 4,5 5.4,7.5M10.5,1C9,4 8,5 6.6,7.5" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1.4"/>',
  )
}

function slub(id: string): string {
  const stream = random(41)
  const marks = Array.from({ length: 46 }, () => {
    const [x, y, long] = [stream.whole(0, 120), stream.whole(0, 120), stream.whole(10, 46)]
    const tone = stream.chance(0.5) ? '#000' : '#fff'
    const path = stream.chance(0.55) ? `M${x},${y}h${long}` : `M${x},${y}v${long}`
    return `<path d="${path}" stroke="${tone}" stroke-opacity="${stream.pick(['.05', '.07', '.1'])}" stroke-width="${stream.pick(['1', '1.4', '1.8'])}"/>`
  }).join('')
  return `${threads(`${id}t`)}${tile(id, 120, 120, `<rect width="120" height="120" fill="url(#${id}t)"/>${marks}`)}`
}

function felt(id: string): string {
  const stream = random(17)
  const marks = Array.from({ length: 150 }, () => {
    const [x, y] = [stream.whole(0, 80), stream.whole(0, 80)]
    const tone = stream.chance(0.55) ? '#000' : '#fff'
    return `<path d="M${x},${y}l${stream.whole(-4, 4)},${stream.whole(-4, 4)}" stroke="${tone}" stroke-opacity=".09" stroke-width="1.2"/>`
  }).join('')
  return tile(id, 80, 80, marks)
}

function grain(id: string): string {
  const stream = random(29)
  const marks = Array.from({ length: 70 }, () => {
    const [x, y, r] = [stream.whole(0, 60), stream.whole(0, 60), stream.between(1.2, 2.6).toFixed(1)]
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#000" stroke-opacity=".07" stroke-width=".9"/>`
  }).join('')
  return tile(id, 60, 60, marks)
}

const tile = (id: string, width: number, height: number, marks: string): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${marks}</pattern>`
