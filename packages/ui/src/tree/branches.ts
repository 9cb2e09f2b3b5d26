/** One entry of a tree. */
export interface TreeNode<Data> {
  /** Identifies it in the whole tree. */
  readonly value: string
  /** Its name as plain text, used by the search. */
  readonly label: string
  /** It has children, which load when it is opened. */
  readonly hasChildren: boolean
  /** Data that the caller renders it from. */
  readonly data: Data
}

/** The known children of an entry. */
export type Branch<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly nodes: readonly TreeNode<Data>[] }

/** Content of a line of the tree: an entry, a placeholder, or `gone`. */
export type TreeLine<Data> =
  | { readonly kind: 'node'; readonly node: TreeNode<Data> }
  | { readonly kind: 'loading' | 'failed' | 'none'; readonly parent: string }
  | { readonly kind: 'gone' }

/** The known part of a tree: branches by the id of their parent, the top level by {@link treeRoot}. */
export type Branches<Data> = ReadonlyMap<string, Branch<Data>>

/** Id of the parent of the top level; no entry may have it. */
export const treeRoot = '/'

/** Suffix of a placeholder's id. It stays the same while the placeholder changes, so that focus is kept. */
const stand = '/:'

/** The lines under an entry, by id: its children, or one line that says why there are none. */
export const linesUnder = <Data>(branches: Branches<Data>, parent: string): string[] => {
  const branch = branches.get(parent)
  if (!branch) return []
  if (branch.state !== 'ready' || branch.nodes.length === 0) return [`${parent}${stand}`]
  return branch.nodes.map(({ value }) => value)
}

/** All entries by id. */
export const nodesById = <Data>(branches: Branches<Data>): ReadonlyMap<string, TreeNode<Data>> =>
  new Map(
    [...branches.values()].flatMap((branch) =>
      branch.state === 'ready' ? branch.nodes.map((node) => [node.value, node] as const) : [],
    ),
  )

/** Content of the line with that id; `gone` for the root and for unknown ids. */
export const lineOf = <Data>(
  branches: Branches<Data>,
  nodes: ReadonlyMap<string, TreeNode<Data>>,
  id: string,
): TreeLine<Data> => {
  const node = nodes.get(id)
  if (node) return { kind: 'node', node }
  const parent = id.endsWith(stand) ? id.slice(0, -stand.length) : null
  const branch = parent === null ? undefined : branches.get(parent)
  if (parent === null || !branch || (branch.state === 'ready' && branch.nodes.length > 0)) return { kind: 'gone' }
  return { kind: branch.state === 'ready' ? 'none' : branch.state, parent }
}
