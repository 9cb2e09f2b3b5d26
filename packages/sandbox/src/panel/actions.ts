import { contract } from '@croupier/api'
import * as z from 'zod/mini'
import { setMaintenance } from '../subjects/catalogue/maintenance.ts'
import { FAULT_KINDS, type Fault } from '../wire/faults/Faults.ts'
import { memberByAccount } from '../subjects/members/members.ts'
import { endSession, startSession } from '../subjects/members/sessions.ts'
import { changeSettings, operatorSettings, switchModule } from '../subjects/merchants/rules.ts'
import type { World } from '../World.ts'
import { NotASnapshot } from '../core/state/snapshot.ts'
import { action, ActionRefused, merchant, whole, wholeOrNothing, yes, type Action } from './action.ts'
import { agentDeskActions } from './agentDesk.ts'
import { cashDeskActions } from './cashDesk.ts'
import { fairnessDeskActions } from './fairnessDesk.ts'
import { memberDeskActions } from './memberDesk.ts'
import { serviceDeskActions } from './serviceDesk.ts'

function expireSessions(
  world: World,
  input: {
    readonly merchant?: string | undefined
    readonly account?: string | undefined
    readonly token?: string | undefined
  },
) {
  const tokens = input.token ? [input.token] : []
  if (input.account) {
    for (const code of input.merchant ? [input.merchant] : world.merchants.keys()) {
      const member = memberByAccount(world, code, input.account)
      if (member) tokens.push(...world.tables.sessions.keysBy('member', String(member.id)))
    }
  }
  const ended = tokens.filter((token) => world.tables.sessions.has(token))
  for (const token of ended) endSession(world, token)
  return { ended: ended.length }
}

/** What the operator can do, by name. Each is `POST /__sandbox/api/<name>` with its input as JSON. */
export const actions: Readonly<Record<string, Action>> = {
  ...agentDeskActions,
  ...cashDeskActions,
  ...fairnessDeskActions,
  ...memberDeskActions,
  ...serviceDeskActions,
  'clock/jump': action(z.object({ ms: whole }), ({ world, rules }, { ms }) => {
    const { clock } = operatorSettings(world)
    changeSettings(world, {
      clock:
        clock.frozenAt === null ? { ...clock, offset: clock.offset + ms } : { ...clock, frozenAt: clock.frozenAt + ms },
    })
    rules.settleDue(world)
    return { now: world.clock.now() }
  }),
  'clock/freeze': action(z.object({ at: wholeOrNothing }), ({ world }, { at }) => {
    const { clock } = operatorSettings(world)
    changeSettings(world, { clock: { ...clock, frozenAt: at ?? world.clock.now() } })
    return { now: world.clock.now(), frozen: true }
  }),
  'clock/release': action(z.object({}), ({ world }) => {
    changeSettings(world, { clock: { offset: 0, frozenAt: null } })
    return { now: world.clock.now(), frozen: false }
  }),
  'modules/set': action(z.object({ merchant: z.string(), module: z.string(), on: yes }), ({ world }, input) => {
    switchModule(world, merchant(world, input.merchant), input.module, input.on)
    return input
  }),
  'register/set': action(
    z.object({
      merchant: z.string(),
      field: z.string(),
      enabled: z.optional(yes),
      required: z.optional(yes),
      minLength: z.optional(whole),
      maxLength: z.optional(whole),
    }),
    ({ world }, { merchant: code, field, ...change }) => {
      if (!merchant(world, code).registerFields[field]) throw new ActionRefused(`no field ${field}`)
      const key = `${code}/${field}`
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
      world.tables.registerFields.put(key, { ...world.tables.registerFields.get(key), ...given })
      return { merchant: code, field, ...given }
    },
  ),
  'market/set': action(
    z.object({
      merchant: z.optional(z.string()),
      host: z.optional(z.string()),
      visitorCountry: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      visitorIp: z.optional(z.string()),
    }),
    ({ world }, input) => {
      const settings = operatorSettings(world)
      const code = input.merchant ? merchant(world, input.merchant).code : null
      changeSettings(world, {
        ...(code && !input.host ? { defaultMerchant: code } : undefined),
        ...(code && input.host ? { hosts: { ...settings.hosts, [input.host.toLowerCase()]: code } } : undefined),
        ...(input.visitorCountry ? { visitorCountry: input.visitorCountry } : undefined),
        ...(input.visitorIp ? { visitorIp: input.visitorIp } : undefined),
      })
      return operatorSettings(world)
    },
  ),
  'site/set': action(
    z.object({ maintenance: z.optional(yes), regionRestriction: z.optional(yes) }),
    ({ world }, { maintenance, regionRestriction }) => {
      const now = operatorSettings(world)
      changeSettings(world, {
        maintenance: maintenance ?? now.maintenance,
        regionRestriction: regionRestriction ?? now.regionRestriction,
      })
      return operatorSettings(world)
    },
  ),
  'games/maintenance': action(
    z.object({ vendor: z.optional(z.string()), nodeId: z.optional(whole), minutes: wholeOrNothing }),
    ({ world }, { vendor, nodeId, minutes }) => {
      const until = minutes ? world.clock.now() + minutes * 60_000 : null
      if (nodeId !== undefined && world.catalogue.gameByNode.has(nodeId)) setMaintenance(world, { nodeId }, until)
      else if (vendor && world.catalogue.vendorByCode.has(vendor)) setMaintenance(world, { vendor }, until)
      else throw new ActionRefused('name a vendor or the node id of a game')
      return { vendor, nodeId, until }
    },
  ),
  // A session as a sign-in gives it, for what begins signed in: journeys, shows.
  'sessions/open': action(z.object({ merchant: z.string(), account: z.string() }), ({ world }, input) => {
    const member = memberByAccount(world, merchant(world, input.merchant).code, input.account)
    if (!member) throw new ActionRefused(`no member ${input.account} at ${input.merchant}`)
    const { token } = startSession(world, member, '127.0.0.1')
    return { token, username: member.account, accountType: member.type }
  }),
  'sessions/expire': action(
    z.object({ merchant: z.optional(z.string()), account: z.optional(z.string()), token: z.optional(z.string()) }),
    ({ world }, input) => expireSessions(world, input),
  ),
  'faults/add': action(
    z.object({
      endpoint: z.string().check(z.refine((id) => id === '*' || id in contract, 'no such endpoint')),
      kind: z.enum(FAULT_KINDS),
      times: wholeOrNothing,
      ms: wholeOrNothing,
      code: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
    ({ faults }, { endpoint, kind, times, ms, code, message }) =>
      faults.add({
        endpoint: endpoint as Fault['endpoint'],
        kind,
        times: times ?? undefined,
        ms: ms ?? undefined,
        code: code || undefined,
        message: message || undefined,
      }),
  ),
  'faults/clear': action(z.object({ id: wholeOrNothing }), ({ faults }, { id }) => {
    faults.clear(id ?? undefined)
    return faults.list()
  }),
  'latency/set': action(z.object({ ms: whole }), ({ faults }, { ms }) => {
    faults.latency = Math.min(Math.max(0, ms), 60_000)
    return { ms: faults.latency }
  }),
  'log/clear': action(z.object({}), ({ log }) => {
    log.clear()
    return { cleared: true }
  }),
  restore: action(
    z.object({ snapshot: z.string() }),
    ({ state }, { snapshot }) => {
      try {
        state.restore(snapshot)
        return { restored: true }
      } catch (failure) {
        throw failure instanceof NotASnapshot ? new ActionRefused(failure.message) : failure
      }
    },
    true,
  ),
}
