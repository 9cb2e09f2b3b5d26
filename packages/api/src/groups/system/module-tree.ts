import * as z from 'zod/mini'

/** A switch of the merchant's package: a module id, whether it is on, and the modules below it. */
export interface ModuleNode {
  modId: string
  enabled: '0' | '1'
  childrenNodes: ModuleNode[]
}

/** A module as it travels. */
export interface ModuleNodeOnWire {
  modId: string
  enabled: '0' | '1'
  childrenNodes?: ModuleNodeOnWire[] | null | undefined
}

/** The whitelabel module tree. A node without children may omit the list. */
export const moduleNode: z.ZodMiniType<ModuleNode, ModuleNodeOnWire> = z.object({
  modId: z.string(),
  enabled: z.enum(['0', '1']),
  get childrenNodes() {
    return z.pipe(
      z.nullish(z.array(moduleNode)),
      z.transform((nodes: ModuleNode[] | null | undefined): ModuleNode[] => nodes ?? []),
    )
  },
})

/**
 * Flattens the tree, depth first, into module id and whether it is on. A child of a disabled parent counts as off; of
 * two nodes with one id the later wins.
 */
export function moduleFlags(root: ModuleNode): ReadonlyMap<string, boolean> {
  const flags = new Map<string, boolean>()
  const visit = (node: ModuleNode, parentOn: boolean): void => {
    const on = parentOn && node.enabled === '1'
    flags.set(node.modId, on)
    for (const child of node.childrenNodes) visit(child, on)
  }
  visit(root, true)
  return flags
}
