import { hash, type Random, random } from '../random.ts'
import { brightness, darker, mix } from './colour.ts'
import { HEIGHT, leaf, type Point, WIDTH } from './line.ts'
import type { Look } from './look.ts'
import { print, turned } from './print.ts'
import { type Weave, weaves } from './weave.ts'

/** How one piece of cloth lies on the garment. */
export interface PieceOptions {
  /** Its own colour; the look's base colour and print when left out. */
  fill?: string
  /** Degrees by which the print is turned, as on a sleeve. */
  turn?: number
  /** How far it stands out: 0 the body, 1 a collar or pocket on it, -1 the inside of the garment. */
  level?: number
  /** Throws a small shadow on what lies below. */
  cast?: number
  /** Leaves the thread texture away (buttons, metal, soles). */
  smooth?: boolean
  /** A line of shade along its edge; 1 is normal, 0 none. */
  edge?: number
}

/** Collects the parts of one garment and turns them into a picture. The order of the calls is the order of the layers. */
export interface Easel {
  readonly look: Look
  /** Seeded by the look, for the small accidents of real cloth. */
  readonly chance: Random
  /** Lays a piece of cloth. */
  piece(path: string, options?: PieceOptions): void
  /** Bends the cloth along a line: depth above 0 rises, below 0 sinks; about 0.1 faint, 0.6 strong. */
  fold(points: readonly Point[], width: number, depth: number): void
  /** Rubs shade into a place; strength 0 to 1. */
  shade(path: string, strength: number): void
  /** A thin, crisp line where two pieces are sewn. */
  seam(path: string, strength?: number): void
  /** A row of thread. */
  stitch(path: string, colour?: string): void
  /** Any mark on top of cloth and light (buttons, zips). */
  mark(svg: string): void
  /** Any mark under the light, so that it follows the folds (embroidery, borders). */
  dye(svg: string): void
  /** The finished picture. */
  finish(scene?: Scene): string
}

/** Where the thing is photographed: hung on a wall, lying, or standing on a floor whose line is at `floor`. */
export interface Scene {
  floor?: number
  /** Where a close view looks, in drawing units; the upper middle when left out. */
  focus?: readonly [x: number, y: number]
}

/** Starts a picture for a look. */
export function easel(look: Look): Easel {
  const chance = random(hash(`${look.base}${look.seed ?? 0}`))
  const weave = weaves[look.cloth ?? 'cotton']
  const cloth: string[] = []
  const relief: string[] = []
  const top: string[] = []
  const shapes: string[] = []
  const casts: string[] = []
  const pattern = print(look, 'print')
  const prints = [pattern]
  const turns = new Map<number, string>()

  const printed = (turn: number): string => {
    const id = turns.get(turn) ?? `print${turns.size}`
    if (!turns.has(turn)) prints.push(turned(id, 'print', turn))
    turns.set(turn, id)
    return id
  }

  const piece: Easel['piece'] = (
    path,
    { fill, turn = 0, level = 0, cast = 0, smooth = false, edge = 1 } = {},
  ) => {
    shapes.push(path)
    if (cast > 0) {
      cloth.push(
        `<g filter="url(#cast)" opacity="${0.42 * cast}"><path d="${path}" transform="translate(4 9)" fill="#000"/></g>`,
      )
    }
    cloth.push(`<path d="${path}" fill="${fill ?? look.base}"/>`)
    if (pattern && !fill) cloth.push(`<path d="${path}" fill="url(#${printed(turn)})"/>`)
    if (!smooth) cloth.push(`<path d="${path}" fill="url(#thread)"/>`)
    if (level < 0)
      cloth.push(
        `<path d="${path}" fill="#000" fill-opacity="${brightness(fill ?? look.base) > 0.6 ? 0.2 : 0.32}"/>`,
      )
    const tone = Math.round(128 + level * 26)
    relief.push(`<path d="${path}" fill="rgb(${tone},${tone},${tone})"/>`)
    if (edge > 0) {
      const dark = darker(fill ?? look.base, 0.75)
      cloth.push(
        `<path d="${path}" fill="none" stroke="${dark}" stroke-opacity="${0.38 * edge}" stroke-width="1.3"/>`,
      )
    }
  }

  return {
    look,
    chance,
    piece,
    fold: (points, width, depth) => {
      const tone = depth > 0 ? '#fff' : '#000'
      relief.push(
        `<path d="${leaf(points, width)}" fill="${tone}" fill-opacity="${Math.min(Math.abs(depth) * 2.2, 1).toFixed(2)}"/>`,
      )
    },
    shade: (path, strength) => casts.push(`<path d="${path}" fill-opacity="${strength}"/>`),
    seam: (path, strength = 1) => {
      const light = mix(look.base, '#ffffff', 0.35)
      cloth.push(
        `<path d="${path}" fill="none" stroke="${light}" stroke-opacity="${0.35 * strength}" stroke-width="1.4" transform="translate(1.4 1.6)"/><path d="${path}" fill="none" stroke="${darker(look.base, 0.8 - 0.35 * brightness(look.base))}" stroke-opacity="${0.55 * strength}" stroke-width="1.7"/>`,
      )
    },
    stitch: (path, colour) => {
      const thread =
        colour ?? (brightness(look.base) > 0.5 ? darker(look.base, 0.4) : mix(look.base, '#ffffff', 0.3))
      cloth.push(
        `<path d="${path}" fill="none" stroke="${thread}" stroke-opacity=".75" stroke-width="1.8" stroke-dasharray="6.5 3.5" stroke-linecap="round"/>`,
      )
    },
    mark: (svg) => top.push(svg),
    dye: (svg) => cloth.push(svg),
    finish: (scene = {}) => {
      const shape = shapes.map((path) => `<path d="${path}"/>`).join('')
      const box =
        look.view === 'detail'
          ? close(scene.focus ?? [WIDTH / 2, 360])
          : look.small
            ? '-90 -110 1080 1440'
            : `0 0 ${WIDTH} ${HEIGHT}`
      const area = areaOf(shapes)
      const defs = `${studio({ weave, seed: chance.whole(1, 60), tone: brightness(look.base), area, ground: look.ground })}${weave.tile('thread')}${prints.join('')}<mask id="all" maskUnits="userSpaceOnUse" ${area}><g fill="#fff">${shape}</g></mask>`
      const light = `<g style="mix-blend-mode:hard-light" filter="url(#light)"><rect width="${WIDTH}" height="${HEIGHT}" fill="#343434"/>${relief.join('')}</g>`
      const rubbed = casts.length > 0 ? `<g filter="url(#cast)">${casts.join('')}</g>` : ''
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${backdrop(shape, scene.floor)}<g mask="url(#all)">${cloth.join('')}${rubbed}${light}</g>${top.join('')}</svg>`
    },
  }
}

const close = ([x, y]: readonly [number, number]) => `${x - 205} ${y - 200} 410 547`

/** The light falls from the upper left; a flat place has this brightness in the lighting filter. */
const FLAT = 0.8192

/** Where the light has to be worked out: around the shapes only, which saves half the time on small things. */
function areaOf(shapes: readonly string[]): string {
  const pairs = [...shapes.join('').matchAll(/(-?[\d.]+),(-?[\d.]+)/g)]
  const [xs, ys] = [pairs.map((pair) => Number(pair[1])), pairs.map((pair) => Number(pair[2]))]
  const [left, top] = [Math.max(Math.min(...xs) - MARGIN, 0), Math.max(Math.min(...ys) - MARGIN, 0)]
  const [right, bottom] = [
    Math.min(Math.max(...xs) + MARGIN, WIDTH),
    Math.min(Math.max(...ys) + MARGIN, HEIGHT),
  ]
  return `x="${Math.floor(left)}" y="${Math.floor(top)}" width="${Math.ceil(right - left)}" height="${Math.ceil(bottom - top)}"`
}

/** Room around the shapes for the softness of the light, in drawing units. */
const MARGIN = 44

interface Studio {
  weave: Weave
  seed: number
  /** Brightness of the cloth, 0 to 1. */
  tone: number
  area: string
  ground: string | undefined
}

function studio({ weave, seed, tone, area, ground }: Studio): string {
  const wall = ground
    ? [mix(ground, '#ffffff', 0.34), ground, darker(ground, 0.12)]
    : ['#f7f5f2', '#efece8', '#e2ded8']
  const floor = ground ? darker(ground, 0.16) : '#cdc7bf'
  const deepest = 0.35 - 0.13 * tone
  const curve = Array.from({ length: 41 }, (_, index) => {
    const away = index / 40 - FLAT
    const bent =
      away > 0
        ? away * weave.relief * weave.gloss * 2
        : -deepest * (1 - Math.exp((away * weave.relief * (1.1 - 0.35 * tone)) / deepest))
    return (0.5 + Math.min(bent, 0.45)).toFixed(3)
  }).join(' ')
  const channel = `type="table" tableValues="${curve}"`
  return `<linearGradient id="wall" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${wall[0]}"/><stop offset=".55" stop-color="${wall[1]}"/><stop offset="1" stop-color="${wall[2]}"/></linearGradient><radialGradient id="glow" cx=".42" cy=".36" r=".62"><stop offset="0" stop-color="#fff" stop-opacity="${ground ? 0.25 : 0.7}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${floor}" stop-opacity="0"/><stop offset=".22" stop-color="${floor}" stop-opacity=".55"/><stop offset="1" stop-color="${wall[0]}" stop-opacity=".2"/></linearGradient><filter id="soft" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="17"/></filter><filter id="cast" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="6"/></filter><filter id="light" ${area} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${weave.softness}"/><feColorMatrix type="luminanceToAlpha" result="form"/><feTurbulence type="fractalNoise" baseFrequency=".0045 .007" numOctaves="3" seed="${seed}" result="chance"/><feComposite in="form" in2="chance" operator="arithmetic" k2=".9" k3="${(weave.noise * 2).toFixed(2)}"/><feDiffuseLighting surfaceScale="16" lighting-color="#fff"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting><feGaussianBlur stdDeviation="2.8"/><feComponentTransfer><feFuncR ${channel}/><feFuncG ${channel}/><feFuncB ${channel}/></feComponentTransfer></filter>`
}

function backdrop(shape: string, floor?: number): string {
  const everywhere = 'x="-400" y="-400" width="1700" height="2000"'
  const wall = `<rect ${everywhere} fill="url(#wall)"/><rect ${everywhere} fill="url(#glow)"/>`
  if (floor === undefined) {
    return `${wall}<g transform="translate(14 30)" fill="#4d443b" opacity=".26" filter="url(#soft)">${shape}</g><g transform="translate(3 6)" fill="#3c342d" opacity=".3" filter="url(#cast)">${shape}</g>`
  }
  const ground = `<rect x="-400" y="${floor - 190}" width="1700" height="${HEIGHT - floor + 600}" fill="url(#ground)"/>`
  const lying = (flat: number) => `translate(0 ${floor}) scale(1 ${flat}) translate(0 ${-floor})`
  return `${wall}${ground}<g transform="translate(16 16)" opacity=".3" filter="url(#soft)"><g transform="${lying(0.14)}" fill="#4d443b">${shape}</g></g><g transform="translate(4 5)" opacity=".55" filter="url(#cast)"><g transform="${lying(0.035)}" fill="#2e2721">${shape}</g></g>`
}
