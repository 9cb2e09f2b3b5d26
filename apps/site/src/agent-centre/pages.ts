import { page, type Page } from '../app/page.ts'

/**
 * The pages of the agent centre that are built, by page key. A new one is its folder and a line here; the entry that
 * leads to it, and the rule that shows the entry, are in the menu's table in the stores (S-387, S-388). Its button shows
 * once there is one (S-064).
 */
export const agentCentrePageTable: Readonly<Record<string, Page<object>>> = {
  announcement: page(
    'agent-centre/announcement',
    async () => (await import('./announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
  ),
}

/** Keys of the built pages, for the stores. */
export const agentCentrePages: readonly string[] = Object.keys(agentCentrePageTable)
