import { allModules, modules, type Module, type ModuleGroup, type ModuleId } from '@croupier/api/merchant'

/**
 * Modules that are on at the start: all but those that change login or money, with the changes of the
 * merchant's file.
 */
export function startingModules(
  changes: Readonly<Partial<Record<ModuleId, boolean | undefined>>> = {},
): ReadonlySet<string> {
  const startsOff = (id: ModuleId): boolean => (modules[id] as Module).startsOff === true
  return new Set(allModules.filter((id) => changes[id] ?? !startsOff(id)))
}

/** A node of the whitelabel tree. */
export interface ModuleNode {
  modId: string
  enabled: '0' | '1'
  childrenNodes: ModuleNode[]
}

/** The tree with its switches: groups are on, leaves have their own state. */
export function moduleTree(isOn: (id: string) => boolean): ModuleNode {
  const groups = new Map<ModuleGroup, ModuleNode>()
  for (const id of allModules) {
    const { group } = modules[id]
    const node = groups.get(group) ?? { modId: group, enabled: '1', childrenNodes: [] }
    node.childrenNodes.push({ modId: id, enabled: isOn(id) ? '1' : '0', childrenNodes: [] })
    groups.set(group, node)
  }
  return { modId: 'ROOT', enabled: '1', childrenNodes: [...groups.values()] }
}
