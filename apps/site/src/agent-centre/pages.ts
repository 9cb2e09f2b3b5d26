import type { Page } from '../app/page.ts'

/** The pages of the agent centre that are built, by page key. Its button shows once there is one (S-064). */
export const agentCentrePageTable: Readonly<Record<string, Page<object>>> = {}

/** Keys of the built pages, for the stores. */
export const agentCentrePages: readonly string[] = Object.keys(agentCentrePageTable)
