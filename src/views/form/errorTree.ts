/** One thing that is wrong in a form, in words. */
export interface FormProblem {
  readonly path: string
  readonly message: string
}

interface Tree {
  [key: string]: Tree | { type: string; message: string }
}

const isLeaf = (node: unknown): node is { message: string } =>
  typeof node === 'object' && node !== null && typeof (node as { message?: unknown }).message === 'string'

/** Problems in the shape of react-hook-form. What is wrong with a list itself stands in its `root` when its rows are wrong too. */
export function treeOf(problems: readonly (FormProblem & { code: string })[]): Tree {
  const tree: Tree = {}
  for (const { path, code, message } of problems) grow(tree, path.split('.'), { type: code, message })
  return tree
}

function grow(tree: Tree, [key = '', ...rest]: string[], leaf: { type: string; message: string }): void {
  const known = tree[key]
  if (rest.length === 0) {
    if (known && !isLeaf(known)) known.root = leaf
    else tree[key] ??= leaf
    return
  }
  const branch: Tree = isLeaf(known) ? { root: known } : (known ?? {})
  tree[key] = branch
  grow(branch, rest, leaf)
}

/** The problems in a tree of react-hook-form, or in one of the API (`{ variants: { 2: { sku: 'Taken' } } }`); `root` means what it stands in. */
export function problemsIn(tree: unknown, path = ''): FormProblem[] {
  if (typeof tree === 'string') return [{ path, message: tree }]
  if (isLeaf(tree)) return [{ path, message: tree.message }]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, part]) => {
    if (key === 'ref') return []
    // At the top it is the form as a whole, which the notice about the failure speaks of.
    if (key === 'root') return path === '' ? [] : problemsIn(part, path)
    return problemsIn(part, path === '' ? key : `${path}.${key}`)
  })
}
