import type { Random } from '../random.ts'
import { brightness, darker, mix } from './colour.ts'
import { HEIGHT, leaf, round, WIDTH } from './line.ts'
import type { Look } from './look.ts'
import type { Weave } from './weave.ts'

/** A rectangle of the drawing board. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Where the shapes are, with room around them: light is worked out only there, which saves half the time on small things. */
export function areaOf(shapes: readonly string[]): Area {
  const pairs = [...shapes.join('').matchAll(/(-?[\d.]+),(-?[\d.]+)/g)]
  const [xs, ys] = [pairs.map((pair) => Number(pair[1])), pairs.map((pair) => Number(pair[2]))]
  const [left, top] = [Math.max(Math.min(...xs) - MARGIN, 0), Math.max(Math.min(...ys) - MARGIN, 0)]
  const [right, bottom] = [
    Math.min(Math.max(...xs) + MARGIN, WIDTH),
    Math.min(Math.max(...ys) + MARGIN, HEIGHT),
  ]
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
  }
}

/** An area as the attributes of an SVG element. */
export const attributes = ({ left, top, width, height }: Area): string =>
  `x="${left}" y="${top}" width="${width}" height="${height}"`

/** Room around the shapes for the softness of the light, in drawing units. */
const MARGIN = 44

/** The light falls from the upper left; a flat place has this brightness in the lighting filter. */
const FLAT = 0.8192

/**
 * The definitions that every picture shares: the wall, the soft shadows, and the light.
 * The light reads a grey relief (brighter is higher) and answers with a grey that `hard-light` turns into light and shade.
 */
export function studio(look: Look, weave: Weave, area: Area): string {
  const tone = brightness(look.base)
  const deepest = 0.35 - 0.13 * tone
  const curve = Array.from({ length: 41 }, (_, index) => {
    const away = (index / 40 - FLAT) * weave.relief
    const bent =
      away > 0 ? away * weave.gloss * 2 : -deepest * (1 - Math.exp((away * (1.1 - 0.35 * tone)) / deepest))
    return (0.5 + Math.min(bent, 0.45)).toFixed(3)
  }).join(' ')
  const channels = ['R', 'G', 'B']
    .map((name) => `<feFunc${name} type="table" tableValues="${curve}"/>`)
    .join('')
  const light = `<filter id="light" ${attributes(area)} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${weave.softness}"/><feColorMatrix type="luminanceToAlpha"/><feDiffuseLighting surfaceScale="16" lighting-color="#fff"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting><feGaussianBlur stdDeviation="2.8"/><feComponentTransfer>${channels}</feComponentTransfer></filter>`
  return `${room(look.ground)}${blur('soft', 17, area)}${blur('near', 6, area)}${blur('cast', 6)}${light}`
}

/** The small accidents of real cloth: faint bumps and hollows anywhere in the area, as strong as the weave asks. */
export function wrinkles(stream: Random, weave: Weave, { left, top, width, height }: Area): string {
  const count = Math.round((width * height) / 7000)
  return Array.from({ length: count }, () => {
    const [x, y] = [left + stream.next() * width, top + stream.next() * height]
    const [dx, dy] = [stream.between(-70, 70), stream.between(-90, 90)]
    const shape = leaf(
      [
        [round(x - dx), round(y - dy)],
        [round(x + stream.between(-18, 18)), round(y)],
        [round(x + dx), round(y + dy)],
      ],
      stream.between(18, 52),
    )
    const tone = stream.chance(0.5) ? '#fff' : '#000'
    return `<path d="${shape}" fill="${tone}" fill-opacity="${(weave.noise * stream.between(0.25, 1)).toFixed(3)}"/>`
  }).join('')
}

/** The wall behind a hung thing, or the floor under a standing one, with the shadow of the shapes. */
export function backdrop(shape: string, floor?: number): string {
  const everywhere = 'x="-400" y="-400" width="1700" height="2000"'
  const wall = `<rect ${everywhere} fill="url(#wall)"/><rect ${everywhere} fill="url(#glow)"/>`
  if (floor === undefined) {
    return `${wall}<g transform="translate(14 30)" opacity=".2" filter="url(#soft)">${shape}</g><g transform="translate(3 6)" opacity=".24" filter="url(#near)">${shape}</g>`
  }
  const ground = `<rect x="-400" y="${floor - 190}" width="1700" height="${HEIGHT - floor + 600}" fill="url(#ground)"/>`
  const lying = (flat: number) => `translate(0 ${floor}) scale(1 ${flat}) translate(0 ${-floor})`
  return `${wall}${ground}<g transform="translate(16 16)" opacity=".24" filter="url(#soft)"><g transform="${lying(0.14)}">${shape}</g></g><g transform="translate(4 5)" opacity=".5" filter="url(#near)"><g transform="${lying(0.035)}">${shape}</g></g>`
}

function room(ground?: string): string {
  const wall = ground
    ? [mix(ground, '#ffffff', 0.34), ground, darker(ground, 0.12)]
    : ['#f7f5f2', '#efece8', '#e2ded8']
  const floor = ground ? darker(ground, 0.16) : '#cdc7bf'
  return `<linearGradient id="wall" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${wall[0]}"/><stop offset=".55" stop-color="${wall[1]}"/><stop offset="1" stop-color="${wall[2]}"/></linearGradient><radialGradient id="glow" cx=".42" cy=".36" r=".62"><stop offset="0" stop-color="#fff" stop-opacity="${ground ? 0.25 : 0.7}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${floor}" stop-opacity="0"/><stop offset=".22" stop-color="${floor}" stop-opacity=".55"/><stop offset="1" stop-color="${wall[0]}" stop-opacity=".2"/></linearGradient>`
}

/** A soft black shadow of whatever it is used on; reading only the outline makes it cheap. */
function blur(id: string, softness: number, area?: Area): string {
  const region = area
    ? `${attributes(area)} filterUnits="userSpaceOnUse"`
    : 'x="-.2" y="-.2" width="1.4" height="1.4"'
  return `<filter id="${id}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${softness}"/></filter>`
}
