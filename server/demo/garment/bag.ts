import { handbag } from './bags/handbag.ts'
import { crossbody } from './bags/crossbody.ts'
import { clutch } from './bags/clutch.ts'
import { backpack } from './bags/backpack.ts'
import { potli } from './bags/potli.ts'
import { wallet } from './bags/wallet.ts'
import { tote } from './bags/tote.ts'
import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { rivet, zip } from './fastening.ts'
import { cornered, flip, line, outline, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { beads, buta } from './ornament.ts'
import { MIDDLE } from './torso.ts'

/** A bag that stands: `tote`, `handbag`, `crossbody`, `clutch`, `backpack`, `potli`, `wallet`. */
export function bag(look: Look): string {
  const style = look.cut?.style ?? 'tote'
  const pen = easel({
    ...look,
    cloth: look.cloth ?? (style === 'tote' || style === 'backpack' ? 'canvas' : 'leather'),
  })
  const draw = { tote, handbag, crossbody, clutch, backpack, potli, wallet }[style] ?? tote
  return pen.finish(draw(pen))
}









