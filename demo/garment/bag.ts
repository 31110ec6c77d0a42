import { backpack } from './bags/backpack.ts'
import { clutch } from './bags/clutch.ts'
import { crossbody } from './bags/crossbody.ts'
import { handbag } from './bags/handbag.ts'
import { potli } from './bags/potli.ts'
import { tote } from './bags/tote.ts'
import { wallet } from './bags/wallet.ts'
import { easel } from './easel.ts'
import type { Look } from './look.ts'

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
