import { SafeHtml } from '../../../../../../src/fields/richText/SafeHtml.tsx'

const html =
  '<h3>Linen shirt</h3><p>A <strong>relaxed</strong> fit with <em>shell</em> buttons.</p><ul><li>Pre-washed</li><li>Side slits</li></ul>'

export default function Formatted() {
  return (
    <div lang="en">
      <SafeHtml html={html} />
    </div>
  )
}
