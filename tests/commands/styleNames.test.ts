import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { styleProblems } from '../../start/commands/styleNames.ts'
import { temporaryDirectory } from '../support/database.ts'

/** What is found in a tree with these files. */
function foundIn(files: Readonly<Record<string, string>>): string[] {
  const root = temporaryDirectory()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return styleProblems(root)
}

const sheet = '.card {\n  color: red;\n}\n\n.card > .title {\n  margin: 0.5px;\n}\n'
const read = (code: string) => ({
  'src/views/card.module.css': sheet,
  'src/views/Card.tsx': `import css from './card.module.css'\n\n${code}\n`,
})

describe('the classes of style sheets', () => {
  it('are all there and all named, in this house', () => {
    expect(styleProblems(join(import.meta.dirname, '../..'))).toEqual([])
  })

  it('are missing where a file names one that its sheet has not', () => {
    expect(foundIn(read('const a = [css.card, css.title, css.head]'))).toEqual([
      'src/views/Card.tsx names css.head, which ./card.module.css has not.',
    ])
  })

  it('are left over where nobody names one', () => {
    expect(foundIn(read('const a = `${css.card} x`'))).toEqual([
      'src/views/card.module.css has .title, which nobody names.',
    ])
  })

  it('may be named by a computed name, by another sheet, and not in a string or a comment', () => {
    expect(foundIn(read('const a = css[size]'))).toEqual([])
    const composed = '.big {\n  composes: card title from "./card.module.css";\n}\n'
    const other = {
      'src/views/big.module.css': composed,
      'src/views/Big.tsx': "import b from './big.module.css'\nconst a = b.big\n",
    }
    expect(foundIn({ 'src/views/card.module.css': sheet, ...other })).toEqual([])
    expect(foundIn(read("// css.none\nconst a = ['css.none', css.card, css.title]"))).toEqual([])
  })
})
