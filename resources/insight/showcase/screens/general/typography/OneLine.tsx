import { Line } from '../../../../../../src/fields/cellParts.tsx'

export default function OneLine() {
  return (
    <div style={{ maxInlineSize: 220 }}>
      <Line>Hand-woven linen shirt with shell buttons, indigo, size 42</Line>
    </div>
  )
}
