import { join, relative } from 'node:path'
import { getTokenAtPosition, type Node } from 'typescript/unstable/ast'
import { API, type Checker, type Diagnostic, type Project } from 'typescript/unstable/sync'

/** What the compiler says of a place: the words from `start` to `end` of a file. */
export interface Said {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
  /** Where it points to beside that: "… is declared here". */
  readonly also: readonly Said[]
}

/** The compiler that `tsc` is, kept open, so that it reads again only what was changed. */
export interface Compiler {
  errors(): Said[]
  /** Reads files again that were written to. */
  reread(files: readonly string[]): void
  /** The word at a place, and the checker of a project that has its file. @throws Error where none has it */
  look(file: string, at: number): { node: Node; checker: Checker }
  close(): void
}

export function openCompiler(root: string, projects: readonly string[]): Compiler {
  const api = new API({ cwd: root })
  const configs = projects.map((path) => join(root, path, 'tsconfig.json'))
  let snapshot = api.updateSnapshot({ openProjects: configs })
  const open = (): Project[] =>
    configs.map((path) => {
      const project = snapshot.getProject(path)
      if (!project) throw new Error(`${path} is no project of the compiler. Expected a tsconfig.json.`)
      return project
    })
  const toSaid = ({
    fileName,
    pos,
    end,
    text,
    messageChain = [],
    relatedInformation = [],
  }: Diagnostic): Said => ({
    file: fileName ? relative(root, fileName) : '',
    start: pos,
    end,
    text: [text, ...messageChain.map((more) => more.text)].join(' '),
    also: [...relatedInformation, ...messageChain].filter((more) => more.fileName).map(toSaid),
  })
  return {
    errors: () => open().flatMap(({ program }) => program.getSemanticDiagnostics().map(toSaid)),
    reread(files) {
      const before = snapshot
      snapshot = api.updateSnapshot({ fileChanges: { changed: files.map((file) => join(root, file)) } })
      before.dispose()
    },
    look(file, at) {
      for (const { program, checker } of open()) {
        const source = program.getSourceFile(join(root, file))
        if (source) return { node: getTokenAtPosition(source, at), checker }
      }
      throw new Error(`${file} is of no project. Expected one of ${projects.join(', ')} to have it.`)
    },
    close: () => api.close(),
  }
}
