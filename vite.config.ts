import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { areaChunks } from './start/build/areaChunks.ts'
import { documents } from './start/build/documents.ts'
import { flatImports } from './start/build/flatImports.ts'
import { leanLibraries } from './start/build/leanLibraries.ts'
import { pageFiles } from './start/build/pageFiles.ts'
import { prerender } from './start/build/prerender.ts'
import { recordChunks } from './start/build/recordParts.ts'
import { shownParts } from './start/build/shownParts.ts'
import { withoutShowcase } from './start/build/withoutShowcase.ts'

/**
 * What a visit needs one after the other, each layer in one piece with all that it imports and no earlier layer has: small chunks
 * compress badly, and each is a request. Everything else is split by the bundler. `npm run bench -- hand` counts the scripts of a visit.
 */
const layers = [
  // Shared by both halves of the product, with what the bundler itself brings.
  {
    name: 'start',
    test: /\/(start\/browser\/main\.tsx|src\/providers\/(httpClient|signIn|fetchOnce)\.ts)$|^\0rolldown\/runtime/,
  },
  // The pages before sign-in; the boxes in which a password is typed are those of one's account as well.
  { name: 'password', test: /\/src\/auth\/(PasswordField|TextField)\.tsx$/ },
  { name: 'signIn', test: /\/src\/auth\/AuthRoutes\.tsx$/ },
  // The frame and the lists, of which nearly every page has something, with what every descriptor is written in.
  {
    name: 'app',
    test: /\/(start\/browser\/App|src\/views\/(StatusChip|list\/ResourceList))\.tsx$|\/src\/(fields\/(index|date\/day|\w+\/(money|format\w+))|views\/(overrides|recordParts|useAreaWords)|core\/(countOf|patterns)|providers\/pageTexts)\.ts$|\/ra-core\/dist\/(dataProvider\/useGetList|i18n\/useLocale)\.js$/,
  },
  // What is done from any page.
  {
    name: 'acts',
    test: /\/src\/(providers\/(useAct|useOperation)|shell\/(palette\/useRecentPages|peek\/usePeek))\.ts$|\/resources\/(shared\/pieces\/screens\/useItemPicture|insight\/conversation\/screens\/unreadQuery)\.ts$/,
  },
  // What follows the changes of others, and what a list has once its rows are there.
  {
    name: 'live',
    test: /\/src\/(views\/list\/(EqualValues|LiveList|SavedViews)\.tsx|providers\/live\/(useChanges|useSettledChanges)\.ts)$|\/dashboard\/(rules\/tiles|screens\/board\/useFigures)\.ts$/,
  },
  // What pages are put together from that show no record: dialogs, menus, tables.
  {
    name: 'parts',
    test: /\/src\/(controls\/parts\/((ChoiceBox|DialogButtons|Frame|IconButton|MenuButton|QuestionDialog|Skeleton)\.tsx|(editor|usePassing)\.ts)|views\/(SmallTable|history\/RelativeTime)\.tsx|shell\/(useCopy|shortcuts\/pageKeys)\.ts|providers\/drafts\.ts|derive\/(work|undo)\.ts|fields\/richText\/richText(\.module\.css|\.show\.tsx))$/,
  },
  // With what a form does.
  {
    name: 'record',
    test: /\/src\/views\/show\/ResourceShow\.tsx$/,
  },
  // What other pages let one choose and type with as well.
  {
    name: 'boxes',
    test: /\/src\/(controls\/(day\/DayBox|lookup\/ComboBox|parts\/(CheckList|TextBox))\.tsx|fields\/money\/MoneyBox\.tsx|views\/saveFile\.ts)$/,
  },
  // The pieces of a form that are used where no field is.
  { name: 'pieces', test: /\/src\/controls\/parts\/((Switch|TextBoxField)\.tsx|(moved|useDragOrder)\.ts)$/ },
  // With the inputs of all kinds.
  {
    name: 'form',
    test: /\/src\/(views\/form\/(Resource(Create|Edit)|conflict\/ConflictDialog)\.tsx|fields\/inputs\.ts)$/,
  },
  // What every part of MUI is made of, and what opens over the page.
  {
    name: 'mui',
    test: /\/@mui\/material\/(styles\/styled|utils\/(useSlot|memoTheme|capitalize|useForkRef|useId|ownerWindow|ownerDocument|useEventCallback|createChainedFunction))\.mjs$/,
  },
  { name: 'modal', test: /\/@mui\/material\/(Modal\/Modal|Paper\/Paper|SvgIcon\/SvgIcon)\.mjs$/ },
  // What drags its tiles comes when they are arranged.
  {
    name: 'home',
    test: /\/resources\/shared\/summaries\/rules\/figures\.ts$|\/resources\/insight\/dashboard\/(texts\.ts$|screens\/(texts\.ts$|board\/(?!dragTile)|charts\/(charts|scale|useWidth|useReading|ReadPoint|Change|Lines)\b|default\/|sales\/links\.ts$))|\/react-query\/.*\/useIsFetching\./,
    includeDependenciesRecursively: false,
  },
  // What areas tell others of their own; the rest of them is the bundler's.
  {
    name: 'store',
    test: /\/resources\/(shared\/store\/screens\/viewOnStore|content\/page\/rules\/storePath)\.ts$/,
  },
  // What is on every page and comes after it.
  {
    name: 'signs',
    test: /\/(start\/browser\/Signs|src\/shell\/(TipLayer|notices\/(Staff|Version)Notice))\.tsx$/,
  },
  // One's own picture in the header.
  {
    name: 'person',
    test: /\/resources\/staff\/account\/screens\/(picture\/(HeaderPicture\.tsx|useOwnPicture\.ts)|useAccount\.ts)$/,
    includeDependenciesRecursively: false,
  },
  // What is found from every page; it is fetched when the page has come to rest.
  {
    name: 'palette',
    test: /\/src\/(shell\/(palette\/\w+\.tsx?|icons\/actionPaths\.ts)|core\/areaPaths\.ts)$/,
    includeDependenciesRecursively: false,
  },
  { name: 'products', test: /\/resources\/catalogue\/product\/(product|screens\/useOwn)\.ts$/ },
  // What an area draws on the page of a record, in one piece.
  {
    name: recordChunks(import.meta.dirname),
    debugName: 'record parts',
    includeDependenciesRecursively: false,
  },
].map((layer, index, { length }) => ({ ...layer, priority: length - index }))

export default defineConfig({
  plugins: [
    react(),
    leanLibraries(),
    areaChunks(import.meta.dirname),
    documents(),
    shownParts(),
    flatImports(),
    pageFiles(import.meta.dirname),
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
