import type { Block } from '../../../../../../src/derive/document.ts'
import article from '../../../../../../src/documentation/article.module.css'
import { Blocks } from '../../../../../../src/documentation/Blocks.tsx'

const blocks: readonly Block[] = [
  {
    kind: 'paragraph',
    words: ['Linen ', { mark: 'strong', words: ['breathes'] }, ' and dries in the shade.'],
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      [{ kind: 'paragraph', words: ['Wash at 30 °C.'] }],
      [{ kind: 'paragraph', words: ['Iron while damp.'] }],
    ],
  },
  { kind: 'quote', blocks: [{ kind: 'paragraph', words: ['Woven in Kolkata since 1962.'] }] },
  { kind: 'paragraph', words: ['Style code ', { mark: 'code', words: ['LS-204'] }, '.'] },
]

export default function Document() {
  return (
    <div className={article.article} lang="en">
      <Blocks blocks={blocks} from="architecture" />
    </div>
  )
}
