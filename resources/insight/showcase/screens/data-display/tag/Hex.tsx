import Chip from '@mui/material/Chip'

/** Light grounds with dark words and the other way round: each pair is far enough apart to be read. */
const colours = [
  ['#0b4f6c', '#ffffff'],
  ['#8a1c4a', '#ffffff'],
  ['#f6d55c', '#2b2200'],
  ['#c9e4ca', '#12331c'],
] as const

export default function Hex() {
  return colours.map(([ground, words]) => (
    <span key={ground}>
      <Chip label={<bdi dir="ltr">{ground}</bdi>} sx={{ backgroundColor: ground, color: words }} />
    </span>
  ))
}
