import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from '../parts/failure/loadChunk.ts'

/** A page of the member centre takes nothing: what it shows comes from the stores. */
export type MemberCentrePage = LazyExoticComponent<ComponentType>

const page = (key: string, load: () => Promise<ComponentType>): MemberCentrePage =>
  lazy(async () => ({ default: await loadChunk(`member-centre/${key}`, load) }))

/** The pages that are built, by page key (S-326). An entry whose page is not here stays out of the menu. */
export const memberCentrePageTable: Readonly<Record<string, MemberCentrePage>> = {
  securityCenter: page(
    'securityCenter',
    async () => (await import('./security/SecurityCentrePage.tsx')).SecurityCentrePage,
  ),
  depositv2: page('depositv2', async () => (await import('./deposit/DepositPage.tsx')).DepositPage),
  messageV2: page('messageV2', async () => (await import('./inbox/InboxPage.tsx')).InboxPage),
  personalHistoryCopy: page(
    'personalHistoryCopy',
    async () => (await import('./records/BettingRecordPage.tsx')).BettingRecordPage,
  ),
}

/** Keys of the built pages, for the stores. */
export const memberCentrePages: readonly string[] = Object.keys(memberCentrePageTable)
