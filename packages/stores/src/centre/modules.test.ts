import { allModules, type ModuleId } from '@croupier/api/merchant'
import { describe, expect, it } from 'vitest'
import type { Switched } from '../system/switched.ts'
import { AgentCentreStore } from './AgentCentreStore.ts'
import { agentCentreMenu, agentCentrePages } from './agentCentreMenu.ts'
import { hasMemberPage, memberCentreMenu, memberCentrePages } from './memberCentreMenu.ts'

/** Every module except the credit market, which removes things and is off. */
const without = (off?: ModuleId) => ({
  isModuleOn: (id: ModuleId) => id !== off && id !== 'CREDITMAR3',
  hasModules: (ids: readonly ModuleId[] = []) => !ids.some((id) => id === off),
})
const member = {
  accountType: 0,
  toUpline: true,
  isOffered: () => true,
  onBreak: false,
  isBlocked: false,
  hasContracts: true,
  singleWallet: false,
}
const memberEntries = (off?: ModuleId) => memberCentreMenu({ ...member, ...without(off) }).map(({ page }) => page)
const agentEntries = (off?: ModuleId) =>
  agentCentreMenu({ ...without(off), hasAgreement: () => true }).map(({ page }) => page)
const namesOf = ({ switchedBy, modules = [] }: Switched = {}, id: ModuleId) => [switchedBy, ...modules].includes(id)

describe.each(allModules)('without %s', (id) => {
  it('the menu of a member loses the entries of its pages and no other, and none of them opens [S-432] [G-85]', () => {
    const pages = memberCentrePages as Readonly<Record<string, Switched>>
    expect(memberEntries(id)).toEqual(memberEntries().filter((page) => !namesOf(pages[page], id)))
    for (const [page, one] of Object.entries(pages))
      expect(hasMemberPage(page, { ...member, ...without(id) }), page).toBe(!namesOf(one, id))
  })

  it('the menu of an agent loses the entries of its pages and no other [S-388] [G-85]', () => {
    const pages = agentCentrePages as Readonly<Record<string, Switched>>
    expect(agentEntries(id)).toEqual(agentEntries().filter((page) => !namesOf(pages[page], id)))
  })
})

it('offers an agent no centre where none of its pages is switched on', () => {
  const offered = (off: readonly ModuleId[]) => {
    const switches = {
      isModuleOn: (id: ModuleId) => !off.includes(id),
      hasModules: (ids: readonly ModuleId[] = []) => !ids.some((id) => off.includes(id)),
    }
    return new AgentCentreStore(() => true, switches, { guard: (then) => then(), askLeave: async () => true }).isOffered
  }
  expect(offered([])).toBe(true)
  expect(offered(allModules.filter((id) => id !== 'AGEREV3'))).toBe(true)
  expect(offered(allModules)).toBe(false)
})

it('takes money in and out, invitations and records away with their modules', () => {
  expect(memberEntries('DPSTBAS3')).not.toContain('depositv2')
  expect(memberEntries('REFERRAL3')).not.toContain('referral')
  expect(memberEntries('MEMTRANS3')).not.toContain('personalHistoryCopy')
  expect(memberEntries('INBOX3')).not.toContain('messageV2')
  expect(agentEntries('AGEDOWNTRANS3')).not.toContain('agentTransfer')
  expect(hasMemberPage('depositv2', { ...member, isModuleOn: () => true, hasModules: () => true })).toBe(false)
})
