import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { cornered, line, outline, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { layRib } from './sweater.ts'
import { MIDDLE } from './torso.ts'

/** Something for the head: `cap` (with a peak), `bucket`, `sun hat` (wide brim, ribbon), `beanie`. */
export function hat(look: Look): string {
  const style = look.cut?.style ?? 'cap'
  const pen = easel({ ...look, cloth: look.cloth ?? (style === 'beanie' ? 'knit' : style === 'sun hat' ? 'linen' : 'canvas') })
  const draw = { cap, bucket, 'sun hat': sunHat, beanie }[style] ?? cap
  draw(pen)
  return pen.finish({ focus: [MIDDLE, 620] })
}

function cap(pen: Easel): void {
  const { accent, base } = pen.look
  pen.piece(symmetric([[MIDDLE, 372], [MIDDLE + 130, 396], [MIDDLE + 228, 490], [MIDDLE + 256, 640], [MIDDLE + 240, 720, 1], [MIDDLE + 120, 694], [MIDDLE, 686]]))
  pen.seam(line([[MIDDLE, 374], [MIDDLE, 530], [MIDDLE, 688]]), 0.9)
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.seam(line([[x(6), 376], [x(128), 520], [x(160), 704]]), 0.8)
    pen.stitch(line([[x(14), 384], [x(138), 524], [x(170), 704]]))
    pen.fold([[x(70), 430], [x(110), 540], [x(104), 680]], 130, 0.24)
    pen.fold([[x(228), 530], [x(244), 620], [x(236), 710]], 40, -0.2)
    pen.mark(`<circle cx="${x(84)}" cy="470" r="9" fill="${darker(base, 0.5)}" stroke="${darker(base, 0.2)}" stroke-width="4"/>`)
  }
  pen.piece(outline([[MIDDLE - 242, 716, 1], [MIDDLE - 130, 690], [MIDDLE, 682], [MIDDLE + 130, 690], [MIDDLE + 242, 716, 1], [MIDDLE + 250, 776], [MIDDLE + 160, 842], [MIDDLE, 868], [MIDDLE - 160, 842], [MIDDLE - 250, 776]]), { level: 0.8, cast: 1, fill: accent })
  for (const inset of [18, 36, 54, 72]) pen.stitch(line([[MIDDLE - 236 + inset, 728 + inset * 0.3], [MIDDLE - 150 + inset * 0.4, 834 - inset], [MIDDLE, 860 - inset], [MIDDLE + 150 - inset * 0.4, 834 - inset], [MIDDLE + 236 - inset, 728 + inset * 0.3]]), lighter(accent, 0.35))
  pen.fold([[MIDDLE - 170, 760], [MIDDLE, 800], [MIDDLE + 170, 760]], 80, 0.3)
  pen.mark(`<circle cx="${MIDDLE}" cy="374" r="16" fill="${accent}" stroke="${darker(accent, 0.4)}" stroke-width="1.5"/><path d="M${MIDDLE},570l44,60l-44,36l-44,-36z" fill="none" stroke="${accent}" stroke-width="9"/>`)
}

function bucket(pen: Easel): void {
  pen.piece(symmetric([[MIDDLE, 412], [MIDDLE + 130, 420], [MIDDLE + 174, 448, 1], [MIDDLE + 226, 660, 1], [MIDDLE, 690]]))
  pen.fold([[MIDDLE - 120, 470], [MIDDLE - 150, 560], [MIDDLE - 170, 670]], 60, 0.24)
  pen.fold([[MIDDLE + 80, 470], [MIDDLE + 110, 560], [MIDDLE + 130, 680]], 70, -0.22)
  pen.seam(line([[MIDDLE - 172, 452], [MIDDLE, 470], [MIDDLE + 172, 452]]), 1)
  pen.stitch(line([[MIDDLE - 174, 464], [MIDDLE, 482], [MIDDLE + 174, 464]]))
  pen.piece(outline([[MIDDLE - 226, 650, 1], [MIDDLE, 686], [MIDDLE + 226, 650, 1], [MIDDLE + 326, 800], [MIDDLE + 200, 850], [MIDDLE, 870], [MIDDLE - 200, 850], [MIDDLE - 326, 800]]), { level: 0.6, cast: 0.6 })
  for (const step of [0.28, 0.5, 0.72, 0.9]) pen.stitch(line([[MIDDLE - 226 - 92 * step, 656 + 140 * step], [MIDDLE - 130 - 40 * step, 676 + 160 * step], [MIDDLE, 688 + 178 * step], [MIDDLE + 130 + 40 * step, 676 + 160 * step], [MIDDLE + 226 + 92 * step, 656 + 140 * step]]))
  pen.fold([[MIDDLE - 200, 760], [MIDDLE, 800], [MIDDLE + 200, 760]], 90, 0.2)
}

function sunHat(pen: Easel): void {
  const { accent, base } = pen.look
  pen.piece(outline([[MIDDLE - 372, 690], [MIDDLE - 250, 590], [MIDDLE, 556], [MIDDLE + 250, 590], [MIDDLE + 372, 690], [MIDDLE + 240, 790], [MIDDLE, 818], [MIDDLE - 240, 790]]), { level: 0.2 })
  for (const grow of [0.92, 0.8, 0.68]) pen.seam(outline([[MIDDLE - 372 * grow, 690], [MIDDLE - 250 * grow, 690 - 98 * grow], [MIDDLE, 690 - 130 * grow], [MIDDLE + 250 * grow, 690 - 98 * grow], [MIDDLE + 372 * grow, 690], [MIDDLE + 240 * grow, 690 + 98 * grow], [MIDDLE, 690 + 124 * grow], [MIDDLE - 240 * grow, 690 + 98 * grow]]), 0.5)
  pen.fold([[MIDDLE - 320, 700], [MIDDLE - 220, 640], [MIDDLE - 120, 620]], 60, 0.3)
  pen.fold([[MIDDLE - 200, 770], [MIDDLE, 792], [MIDDLE + 200, 770]], 46, -0.3)
  pen.piece(symmetric([[MIDDLE, 408], [MIDDLE + 110, 420], [MIDDLE + 176, 500], [MIDDLE + 196, 660, 1], [MIDDLE + 100, 694], [MIDDLE, 702]]), { level: 0.9, cast: 1 })
  pen.fold([[MIDDLE - 60, 430], [MIDDLE, 470], [MIDDLE + 60, 430]], 60, -0.3)
  pen.fold([[MIDDLE - 130, 500], [MIDDLE - 146, 580], [MIDDLE - 150, 660]], 60, 0.26)
  pen.piece(outline([[MIDDLE - 190, 602, 1], [MIDDLE, 634], [MIDDLE + 190, 602, 1], [MIDDLE + 197, 662, 1], [MIDDLE + 100, 694], [MIDDLE, 702], [MIDDLE - 100, 694], [MIDDLE - 197, 662, 1]]), { level: 1, fill: accent })
  pen.piece(outline(cornered([[MIDDLE + 150, 616], [MIDDLE + 214, 640], [MIDDLE + 250, 716], [MIDDLE + 214, 730], [MIDDLE + 186, 690]])), { level: 1, cast: 0.7, fill: darker(accent, 0.08) })
  pen.mark(weaveMarks(base))
}

function weaveMarks(base: string): string {
  return Array.from({ length: 9 }, (_, index) => `<path d="M${MIDDLE - 150 + index * 6},${470 + index * 14}q${150 - index * 6},${26} ${300 - index * 12},0" fill="none" stroke="${darker(base, 0.5)}" stroke-opacity=".16" stroke-width="2"/>`).join('')
}

function beanie(pen: Easel): void {
  const { base, accent } = pen.look
  const dome = (grow: number): Point[] => [[MIDDLE, 372 - grow], [MIDDLE + 120, 396], [MIDDLE + 214, 500], [MIDDLE + 246, 700, 1], [MIDDLE, 720]]
  pen.piece(symmetric(dome(0)))
  for (let index = -7; index <= 7; index += 1) {
    pen.fold([[MIDDLE + index * 5, 392], [MIDDLE + index * 26, 520], [MIDDLE + index * 33, 720]], 22, index % 2 ? 0.4 : -0.4)
    pen.seam(line([[MIDDLE + index * 6, 396], [MIDDLE + index * 26 + 12, 520], [MIDDLE + index * 33 + 15, 712]]), 0.4)
  }
  layRib(pen, outline([[MIDDLE - 252, 690, 1], [MIDDLE, 706], [MIDDLE + 252, 690, 1], [MIDDLE + 256, 810, 1], [MIDDLE, 834], [MIDDLE - 256, 810, 1]]), [680, 840], 262, MIDDLE, 1)
  pen.piece(outline(cornered([[MIDDLE + 110, 740], [MIDDLE + 176, 737], [MIDDLE + 176, 786], [MIDDLE + 110, 790]])), { level: 1.2, cast: 0.5, fill: accent, smooth: true })
  const wool = Array.from({ length: 90 }, (_, index) => {
    const angle = (index / 90) * 2 * Math.PI * 7
    const radius = 66 * Math.sqrt(index / 90)
    return `<circle cx="${(MIDDLE + radius * Math.cos(angle)).toFixed(1)}" cy="${(330 + radius * 0.92 * Math.sin(angle)).toFixed(1)}" r="${pen.chance.between(10, 17).toFixed(1)}" fill="${pen.chance.chance(0.5) ? lighter(base, 0.12) : darker(base, 0.1)}"/>`
  })
  pen.mark(`<g>${wool.join('')}<circle cx="${MIDDLE - 20}" cy="306" r="34" fill="#ffffff" fill-opacity=".12"/></g>`)
}
