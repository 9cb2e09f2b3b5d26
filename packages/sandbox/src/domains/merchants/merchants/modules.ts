import { allModules, modules, type Module, type ModuleGroup, type ModuleId } from '@croupier/api/merchant'

/**
 * Modules a merchant starts with: all but the ones that change how people sign in or how money works, and what the
 * merchant's file says.
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

/** The tree for the switches given: groups are on, leaves say what is on. */
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
