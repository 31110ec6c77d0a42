import { hash, type Random, random } from '../random.ts'
import { brightness, darker, mix } from './colour.ts'
import { HEIGHT, leaf, type Point, WIDTH } from './line.ts'
import type { Look } from './look.ts'
import { print, turned } from './print.ts'
import { areaOf, attributes, backdrop, studio, wrinkles } from './studio.ts'
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
  const woven: string[] = []
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
    if (!smooth) woven.push(path)
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
      const defs = `${studio(look, weave, area)}${weave.tile('thread')}${prints.join('')}<mask id="all" maskUnits="userSpaceOnUse" ${attributes(area)}><g fill="#fff">${shape}</g></mask>`
      const threads = woven.length > 0 ? `<path d="${woven.join('')}" fill="url(#thread)"/>` : ''
      const light = `<g style="mix-blend-mode:hard-light" filter="url(#light)"><rect width="${WIDTH}" height="${HEIGHT}" fill="#343434"/>${relief.join('')}${wrinkles(chance, weave, area)}</g>`
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${backdrop(shape, scene.floor)}<g mask="url(#all)">${cloth.join('')}${threads}${light}</g>${top.join('')}</svg>`
    },
  }
}

const close = ([x, y]: readonly [number, number]) => `${x - 205} ${y - 200} 410 547`
