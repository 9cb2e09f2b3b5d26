type Path = readonly PropertyKey[]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Readonly<Record<PropertyKey, unknown>> | null)?.[key], value)

/** The innermost list item on a path, or null if there is none. */
function itemOn(value: unknown, path: Path): Path | null {
  for (let end = path.length; end > 0; end -= 1)
    if (typeof path[end - 1] === 'number' && Array.isArray(at(value, path.slice(0, end - 1)))) return path.slice(0, end)
  return null
}

/**
 * A copy of a response without the list items of the paths. Null if a path has no item, or if a list would lose its
 * last one: an empty list would claim that there is nothing.
 */
export function withoutItems(value: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(value)
  const lists = new Map<unknown[], Set<number>>()
  for (const path of paths) {
    const item = itemOn(copy, path)
    if (item === null) return null
    const list = at(copy, item.slice(0, -1)) as unknown[]
    lists.set(list, (lists.get(list) ?? new Set<number>()).add(item.at(-1) as number))
  }
  for (const [list, wrong] of lists) {
    if (wrong.size === list.length) return null
    list.splice(0, list.length, ...list.filter((_item, index) => !wrong.has(index)))
  }
  return copy
}
