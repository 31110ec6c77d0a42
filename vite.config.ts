import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { areaChunks } from './start/build/areaChunks.ts'
import { documents } from './start/build/documents.ts'
import { flatImports } from './start/build/flatImports.ts'
import { leanLibraries } from './start/build/leanLibraries.ts'
import { prerender } from './start/build/prerender.ts'
import { withoutShowcase } from './start/build/withoutShowcase.ts'

/**
 * What a visit needs one after the other, each layer in one piece with all that it imports and no earlier layer has: small chunks
 * compress badly, and each is a request. Everything else is split by the bundler.
 */
const layers = [
  // Shared by both halves of the product; the sign-in page brings no more than its own components.
  {
    name: 'start',
    test: /\/(start\/browser\/main\.tsx|src\/providers\/(httpClient|signIn|fetchOnce)\.ts)$/,
    priority: 5,
  },
  // With what pages that are no list read and write out, so that they do without the lists.
  {
    name: 'frame',
    test: /\/(start\/browser\/App|src\/views\/StatusChip)\.tsx$|\/src\/fields\/\w+\/(money|format\w+)\.ts$|\/ra-core\/dist\/(dataProvider\/useGetList|i18n\/useLocale)\.js$/,
    priority: 4,
  },
  // With what every descriptor is written in.
  {
    name: 'list',
    test: /\/src\/(views\/list\/ResourceList\.tsx|views\/overrides\.ts|fields\/index\.ts|views\/useAreaWords\.ts)$|\/src\/core\/countOf\.ts$/,
    priority: 3,
  },
  // With what a form does.
  {
    name: 'record',
    test: /\/src\/(views\/show\/ResourceShow\.tsx|fields\/richText\/richText\.module\.css)$/,
    priority: 2,
  },
  // What other pages let one choose and type with as well.
  {
    name: 'boxes',
    test: /\/src\/(controls\/(day\/DayBox|lookup\/ComboBox|parts\/(CheckList|TextBox))\.tsx|fields\/money\/MoneyBox\.tsx|views\/saveFile\.ts)$/,
    priority: 1,
  },
  // With the inputs of all kinds.
  { name: 'form', test: /\/src\/(views\/form\/ResourceEdit\.tsx|fields\/inputs\.ts)$/, priority: 0 },
]

export default defineConfig({
  plugins: [
    react(),
    leanLibraries(),
    areaChunks(import.meta.dirname),
    documents(),
    flatImports(),
    prerender(import.meta.dirname),
    ...(process.env.SHOWCASE === 'off' ? [withoutShowcase()] : []),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      // Charts ask for the width of the tile they stand in, which is another module's.
      cssModules: { pattern: '[local]_[hash]', container: false },
      // What the browsers below need is rewritten once, when a build is finished.
      targets: {},
    },
  },
  build: {
    sourcemap: 'hidden',
    // Since spring 2024; `:dir()` is the youngest thing that is used as it stands.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // The largest is React itself; what is loaded when is measured by `npm run bench`.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: layers } } },
  },
})
