import { hash, random, type Random } from '../random.ts'
import { brightness, darker, mix } from './colour.ts'
import { HEIGHT, leaf, type Point, WIDTH } from './line.ts'
import type { Look } from './look.ts'
import { print } from './print.ts'
import { weaves } from './weave.ts'

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
  dye(svg: string, level?: number): void
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
  const defs: string[] = []
  const cloth: string[] = []
  const relief: string[] = []
  const top: string[] = []
  const shapes: string[] = []
  const casts: string[] = []
  const turns = new Map<number, string>()

  const printed = (turn: number) => {
    const known = turns.get(turn)
    if (known !== undefined) return known
    const id = `p${turns.size}`
    const pattern = print(look, id, turn)
    turns.set(turn, pattern ? id : '')
    defs.push(pattern)
    return pattern ? id : ''
  }

  const piece: Easel['piece'] = (path, { fill, turn = 0, level = 0, cast = 0, smooth = false, edge = 1 } = {}) => {
    shapes.push(path)
    if (cast > 0) {
      cloth.push(
        `<g filter="url(#cast)" opacity="${0.42 * cast}"><path d="${path}" transform="translate(4 9)" fill="#000"/></g>`,
      )
    }
    cloth.push(`<path d="${path}" fill="${fill ?? look.base}"/>`)
    const id = fill ? '' : printed(turn)
    if (id) cloth.push(`<path d="${path}" fill="url(#${id})"/>`)
    if (!smooth) cloth.push(`<path d="${path}" fill="url(#thread)"/>`)
    if (level < 0) cloth.push(`<path d="${path}" fill="#000" fill-opacity="${brightness(fill ?? look.base) > 0.6 ? 0.2 : 0.32}"/>`)
    const tone = Math.round(128 + level * 12)
    relief.push(`<path d="${path}" fill="rgb(${tone},${tone},${tone})"/>`)
    if (edge > 0) {
      const dark = darker(fill ?? look.base, 0.75)
      top.push(`<path d="${path}" fill="none" stroke="${dark}" stroke-opacity="${0.38 * edge}" stroke-width="1.3"/>`)
    }
  }

  return {
    look,
    chance,
    piece,
    fold: (points, width, depth) => {
      const tone = depth > 0 ? '#fff' : '#000'
      relief.push(`<path d="${leaf(points, width)}" fill="${tone}" fill-opacity="${Math.min(Math.abs(depth), 1)}"/>`)
    },
    shade: (path, strength) => casts.push(`<path d="${path}" fill-opacity="${strength}"/>`),
    seam: (path, strength = 1) => {
      const light = mix(look.base, '#ffffff', 0.35)
      top.push(
        `<path d="${path}" fill="none" stroke="${light}" stroke-opacity="${0.35 * strength}" stroke-width="1.4" transform="translate(1.4 1.6)"/><path d="${path}" fill="none" stroke="${darker(look.base, 0.8)}" stroke-opacity="${0.5 * strength}" stroke-width="1.7"/>`,
      )
    },
    stitch: (path, colour) => {
      const thread = colour ?? (brightness(look.base) > 0.5 ? darker(look.base, 0.4) : mix(look.base, '#ffffff', 0.3))
      top.push(
        `<path d="${path}" fill="none" stroke="${thread}" stroke-opacity=".75" stroke-width="1.8" stroke-dasharray="6.5 3.5" stroke-linecap="round"/>`,
      )
    },
    mark: (svg) => top.push(svg),
    dye: (svg) => cloth.push(svg),
    finish: (scene = {}) => {
      const all = shapes.join('')
      const box = look.view === 'detail' ? close(scene.focus ?? [WIDTH / 2, 360]) : `0 0 ${WIDTH} ${HEIGHT}`
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WIDTH}" height="${HEIGHT}"><defs>${studio(weave.relief, weave.softness, weave.noise, weave.gloss, chance.whole(1, 60))}${weave.tile('thread')}${defs.join('')}<clipPath id="all"><path d="${all}"/></clipPath></defs>${backdrop(all, scene.floor)}<g clip-path="url(#all)">${cloth.join('')}<g filter="url(#cast)">${casts.join('')}</g><g style="mix-blend-mode:hard-light" filter="url(#light)"><rect width="${WIDTH}" height="${HEIGHT}" fill="#5e5e5e"/>${relief.join('')}</g></g>${top.join('')}</svg>`
    },
  }
}

const close = ([x, y]: readonly [number, number]) => `${x - 205} ${y - 200} 410 547`

function studio(relief: number, softness: number, noise: number, gloss: number, seed: number): string {
  const gain = 0.95 * relief
  const shift = 0.5 - 0.8192 * gain
  const channel = `type="linear" slope="${gain.toFixed(3)}" intercept="${shift.toFixed(3)}"`
  return `<linearGradient id="wall" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#f7f5f2"/><stop offset=".55" stop-color="#efece8"/><stop offset="1" stop-color="#e2ded8"/></linearGradient><radialGradient id="glow" cx=".42" cy=".36" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfc9c1" stop-opacity="0"/><stop offset=".22" stop-color="#cdc7bf" stop-opacity=".55"/><stop offset="1" stop-color="#f2efeb" stop-opacity=".2"/></linearGradient><filter id="soft" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="17"/></filter><filter id="cast" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="6"/></filter><filter id="light" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${softness}"/><feColorMatrix type="luminanceToAlpha" result="form"/><feTurbulence type="fractalNoise" baseFrequency=".0045 .007" numOctaves="2" seed="${seed}" result="chance"/><feComposite in="form" in2="chance" operator="arithmetic" k2=".9" k3="${noise}"/><feDiffuseLighting surfaceScale="30" lighting-color="#fff"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting><feGaussianBlur stdDeviation="2.4"/><feComponentTransfer><feFuncR ${channel}/><feFuncG ${channel}/><feFuncB ${channel}/></feComponentTransfer><feColorMatrix type="matrix" values="${highlights(gloss)}"/></filter>`
}

const highlights = (_gloss: number) => '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0'

function backdrop(shape: string, floor?: number): string {
  const wall = `<rect x="-400" y="-400" width="1700" height="2000" fill="url(#wall)"/><rect x="-400" y="-400" width="1700" height="2000" fill="url(#glow)"/>`
  if (floor === undefined) {
    return `${wall}<path d="${shape}" transform="translate(14 30)" fill="#4d443b" opacity=".26" filter="url(#soft)"/><path d="${shape}" transform="translate(3 6)" fill="#3c342d" opacity=".3" filter="url(#cast)"/>`
  }
  return `${wall}<rect x="-400" y="${floor - 190}" width="1700" height="${HEIGHT - floor + 600}" fill="url(#ground)"/>`
}
