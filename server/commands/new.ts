import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { locales } from '../../src/core/index.ts'

const root = join(import.meta.dirname, '..', '..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { menu: { type: 'string', default: 'catalogue' } },
})

try {
  const files = writeArea(positionals[0] ?? '', values.menu)
  console.log(
    `${files.map((file) => `  ${file}`).join('\n')}\n\nThe area works at the next start. Its entry for roles has the key '${positionals[0]}'.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Writes a descriptor, its line in the registry and its texts in every language; returns the files it touched. */
function writeArea(name: string, menu: string): string[] {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      `'${name}' is not the name of an area. Expected camelCase in the singular. Use: npm run new -- supplier --menu catalogue`,
    )
  }
  if (!/^[a-z]+$/.test(menu))
    throw new Error(`'${menu}' is not a menu group. Expected a word in small letters, such as catalogue.`)
  const file = `resources/${menu}/${name}.ts`
  if (existsSync(join(root, file)))
    throw new Error(`${file} exists already. Expected a new area. Choose another name.`)
  write(file, descriptor(name, menu))
  edit('resources/index.ts', [
    [/(?=\n\/\*\* All areas)/, `import { ${name} } from './${menu}/${name}.ts'\n`],
    [/(?=\]\)\s*$)/, `, ${name}`],
  ])
  const texts = locales.map((locale) => {
    write(`i18n/${locale}/areas/${name}.ts`, areaTexts(name))
    edit(`i18n/${locale}/index.ts`, [
      [/^/, `import ${name} from './areas/${name}.ts'\n`],
      [/(?<=export const areas = \{)/, ` ${name},`],
    ])
    return `i18n/${locale}/areas/${name}.ts`
  })
  return [file, 'resources/index.ts', ...texts, ...locales.map((locale) => `i18n/${locale}/index.ts`)]
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function edit(file: string, changes: readonly [place: RegExp, text: string][]) {
  let source = readFileSync(join(root, file), 'utf8')
  for (const [place, text] of changes) {
    if (!place.test(source))
      throw new Error(`${file} has another shape than expected. Add '${text.trim()}' to it by hand.`)
    source = source.replace(place, text)
  }
  writeFileSync(join(root, file), source)
}

function descriptor(name: string, menu: string) {
  return `import { defineResource } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'

export const ${name} = defineResource({
  name: '${name}',
  menu: '${menu}',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true }),
    description: f.longText(),
    active: f.boolean({ default: true }),
  },
  list: {
    columns: ['name', 'active', 'updatedAt'],
    search: ['name'],
    filters: ['active', 'updatedAt'],
    sort: 'name',
    views: { active: { active: true } },
  },
})
`
}

/** Texts to translate: the names that English derives from the descriptor, written out once for every language. */
function areaTexts(name: string) {
  const title = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())
  return `export default {
  name: '${title} |||| ${title}s',
  fields: { name: 'Name', description: 'Description', active: 'Active' },
  sections: { general: 'General' },
  views: { active: 'Active' },
}
`
}
