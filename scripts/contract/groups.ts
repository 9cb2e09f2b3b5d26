import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = path.resolve(import.meta.dirname, '../../packages/api/src/groups')
const made = '// Written by `npm run contract` from the folders beside this file. Edits are lost.'

/** A part of the contract is an object of calls, each under its own id. */
const isPart = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).length > 0 &&
  Object.entries(value).every(([id, one]: [string, unknown]) => (one as { id?: unknown } | null)?.id === id)

const groups = (): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

async function partsOf(group: string): Promise<readonly string[]> {
  const files = readdirSync(path.join(folder, group)).filter((file) => /^(.+\.)?calls\.ts$/.test(file))
  const lines = await Promise.all(
    files.toSorted().map(async (file) => {
      const exported = (await import(pathToFileURL(path.join(folder, group, file)).href)) as Record<string, unknown>
      const parts = Object.keys(exported).filter((name) => isPart(exported[name]))
      return `export { ${parts.toSorted().join(', ')} } from './${group}/${file}'`
    }),
  )
  return lines
}

/**
 * The two lists of groups, by path: `parts.ts` names the calls of each folder (`calls.ts`, and `<part>.calls.ts` where
 * pages need a part of a group alone), `examples.ts` its texts and examples. A new group is one folder.
 */
export async function groupLists(): Promise<ReadonlyMap<string, string>> {
  const names = groups()
  const parts = (await Promise.all(names.map(partsOf))).flat()
  const examples = names.map((group) => `export { examples as ${group} } from './${group}/examples.ts'`)
  return new Map([
    [path.join(folder, 'parts.ts'), `${[made, ...parts].join('\n')}\n`],
    [path.join(folder, 'examples.ts'), `${[made, ...examples].join('\n')}\n`],
  ])
}

/** Writes the lists; returns the paths of those that were out of date. `check` writes nothing. */
export async function updateGroupLists({ check = false } = {}): Promise<readonly string[]> {
  const lists = await groupLists()
  const stale = [...lists].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
  if (!check) for (const [file, text] of stale) writeFileSync(file, text)
  return stale.map(([file]) => file)
}
