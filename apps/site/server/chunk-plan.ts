import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** What a request costs a page, in bytes of packed script that take a phone on a slow line as long. */
const requestBytes = 4000

/** A chunk as the bundler makes it when left alone: one for each set of parts that share something. */
export interface PlainChunk {
  readonly file: string
  /** Files of the chunks that must be there first. */
  readonly imports: readonly string[]
  /** Packed size in bytes. */
  readonly size: number
  /** The site imports it dynamically. */
  readonly isPart: boolean
}

/** A chunk, or several that are loaded together. */
interface Node {
  readonly files: string[]
  size: number
  readonly mayJoin: boolean
  /** The nodes imported. */
  readonly imports: Set<Node>
  /** The parts that load it, by their place in the list of parts. */
  readonly parts: Set<number>
}

function nodesOf(chunks: readonly PlainChunk[]): Set<Node> {
  const nodes = new Map(
    chunks.map((chunk) => [
      chunk.file,
      {
        files: [chunk.file],
        size: chunk.size,
        mayJoin: !chunk.isPart,
        imports: new Set<Node>(),
        parts: new Set<number>(),
      },
    ]),
  )
  const loads = (node: Node, part: number) => {
    if (node.parts.has(part)) return
    node.parts.add(part)
    for (const next of node.imports) loads(next, part)
  }
  for (const { file, imports } of chunks)
    for (const one of imports) {
      const next = nodes.get(one)
      if (next) nodes.get(file)?.imports.add(next)
    }
  chunks.filter(({ isPart }) => isPart).forEach(({ file }, part) => loads(nodes.get(file) as Node, part))
  return new Set(nodes.values())
}

/** Everything that each node needs, itself left out. */
function needsOf(nodes: Iterable<Node>): Map<Node, Set<Node>> {
  const known = new Map<Node, Set<Node>>()
  const needs = (node: Node): Set<Node> => {
    const before = known.get(node)
    if (before) return before
    const found = new Set<Node>()
    known.set(node, found)
    for (const next of node.imports) {
      found.add(next)
      for (const further of needs(next)) found.add(further)
    }
    return found
  }
  for (const node of nodes) needs(node)
  return known
}

/**
 * What all parts together save when two nodes become one: a request for each part that loads both, less the bytes that
 * a part now loads without a use. Nothing is saved by a circle of files.
 */
function saving(one: Node, other: Node, needs: ReadonlyMap<Node, ReadonlySet<Node>>): number {
  const ofOne = needs.get(one) as ReadonlySet<Node>
  const ofOther = needs.get(other) as ReadonlySet<Node>
  const both = [...one.parts].filter((part) => other.parts.has(part)).length
  const newToOne = other.parts.size - both
  const newToOther = one.parts.size - both
  let saved = requestBytes * both - one.size * newToOne - other.size * newToOther
  if (saved <= 0) return saved
  for (const between of ofOne) if (between !== other && needs.get(between)?.has(other)) return 0
  for (const between of ofOther) if (between !== one && needs.get(between)?.has(one)) return 0
  if (newToOne === 0 && newToOther === 0) return saved
  const parts = [...new Set([...one.parts, ...other.parts])]
  for (const needed of new Set([...ofOne, ...ofOther])) {
    if (needed === one || needed === other) continue
    saved -= parts.filter((part) => !needed.parts.has(part)).length * (needed.size + requestBytes)
    if (saved <= 0) return saved
  }
  return saved
}

function join(one: Node, other: Node, nodes: Set<Node>) {
  nodes.delete(other)
  one.files.push(...other.files)
  one.size += other.size
  for (const next of other.imports) one.imports.add(next)
  for (const node of nodes) if (node.imports.delete(other)) node.imports.add(one)
  one.imports.delete(one)
  const load = (node: Node, parts: Iterable<number>) => {
    const missing = [...parts].filter((part) => !node.parts.has(part))
    if (missing.length === 0) return
    for (const part of missing) node.parts.add(part)
    for (const next of node.imports) load(next, missing)
  }
  for (const part of other.parts) one.parts.add(part)
  for (const next of one.imports) load(next, one.parts)
}

/**
 * Which shared chunks to put into one file, as lists of files. Left alone, the bundler makes a file of each set of parts
 * that share something: hundreds, most of them smaller than the request for them. The two whose union saves most are
 * joined until none saves anything.
 */
export function filesTogether(chunks: readonly PlainChunk[]): readonly (readonly string[])[] {
  const nodes = nodesOf(chunks)
  for (;;) {
    const needs = needsOf(nodes)
    const free = [...nodes].filter(({ mayJoin }) => mayJoin)
    let best: { readonly saved: number; readonly one: Node; readonly other: Node } | undefined
    for (const [index, one] of free.entries())
      for (const other of free.slice(index + 1)) {
        const saved = saving(one, other, needs)
        if (saved > (best?.saved ?? 0)) best = { saved, one, other }
      }
    if (!best) return [...nodes].map(({ files }) => files).filter(({ length }) => length > 1)
    join(best.one, best.other, nodes)
  }
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** Builds the site once without writing it, and says for each shared module the name of the file that it belongs into. */
export async function chunkPlan(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: false, license: false, reportCompressedSize: false },
  })
  if (!('output' in result)) throw new Error('The build for the plan of chunks gave more than one result.')
  const chunks = new Map(result.output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]))
  const always = new Set<string>()
  const isAlways = ({ isEntry, name }: Rolldown.OutputChunk) => isEntry || name === 'home'
  const reach = (file: string) => {
    if (always.has(file)) return
    always.add(file)
    for (const next of chunks.get(file)?.imports ?? []) reach(next)
  }
  for (const chunk of chunks.values()) if (isAlways(chunk)) reach(chunk.fileName)
  const lists = filesTogether(
    [...chunks.values()]
      .filter(({ fileName }) => !always.has(fileName))
      .map(({ fileName, imports, code, isDynamicEntry }) => ({
        file: fileName,
        imports,
        size: gzipSync(code).length,
        isPart: isDynamicEntry,
      })),
  )
  return new Map(
    lists.flatMap((files, index) =>
      files.flatMap((file) => (chunks.get(file)?.moduleIds ?? []).map((id) => [id, `shared-${index + 1}`] as const)),
    ),
  )
}
