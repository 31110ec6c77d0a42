/** How a text travels as SMS: what it takes, and what is left of the last part. */
export interface SmsLength {
  readonly encoding: 'GSM-7' | 'UCS-2'
  /** In units of the encoding: a character of the extension table counts twice, one beyond the basic plane too. */
  readonly used: number
  readonly left: number
  readonly segments: number
}

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'

/** Counts a text by 3GPP TS 23.038: 160 characters of GSM-7 in one part and 153 in several, or 70 and 67 of UCS-2. */
export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const isGsm = characters.every((character) => basic.includes(character) || extended.includes(character))
  const used = isGsm
    ? characters.reduce((sum, character) => sum + (extended.includes(character) ? 2 : 1), 0)
    : text.length
  const [single, part] = isGsm ? [160, 153] : [70, 67]
  const segments = used === 0 ? 0 : used <= single ? 1 : segmentsOf(characters, part, isGsm)
  const room = segments <= 1 ? single : segments * part
  return { encoding: isGsm ? 'GSM-7' : 'UCS-2', used, left: room - used, segments }
}

/** A pair of units is never torn apart by the end of a part. */
function segmentsOf(units: readonly string[], size: number, isGsm: boolean): number {
  let segments = 1
  let filled = 0
  for (const unit of units) {
    const width = isGsm ? (extended.includes(unit) ? 2 : 1) : unit.length
    if (filled + width > size) {
      segments++
      filled = 0
    }
    filled += width
  }
  return segments
}
