import { spawnSync } from 'node:child_process'
import { resources } from '../../../resources/index.ts'
import type { Registry } from '../../../src/core/index.ts'
import { root } from './source.ts'
import { writeMissingTexts } from './texts.ts'

// Writes the texts that areas lack, and names those that a colleague of each language has to write.
const { written, untranslated } = await writeMissingTexts(resources as unknown as Registry)
if (written.length > 0)
  spawnSync('biome', ['check', '--write', '--log-level=error', ...written], { cwd: root, stdio: 'inherit' })
for (const file of written) console.log(`  ${file}`)
if (untranslated.length > 0)
  console.log('\nIn English for now, to be written by somebody who speaks the language:')
for (const { file, key, english } of untranslated) console.log(`  ${file}  ${key}: ${english}`)
