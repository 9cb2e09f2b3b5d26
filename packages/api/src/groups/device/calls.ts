import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { count, flag, instant, list, maybeText, nothing, text } from '../../contract/scalars.ts'

// Where a member is logged in. No known platform has such calls; the group belongs to this contract.
const ownPart = { module: 'COMM3', token: 'required', extension: true } as const

const sessions = endpoint({
  id: 'device.sessions',
  method: 'GET',
  path: '/wps/ext/device/sessions',
  ...ownPart,
  effect: 'read',
  input: () => nothing,
  /** Active sessions, the caller's first, then the newest. Ids are not tokens and grant no access. */
  value: () =>
    list(
      z.object({
        id: text,
        current: flag,
        device: maybeText,
        ip: maybeText,
        startedAt: instant,
        usedAt: instant,
      }),
    ),
})

const end = endpoint({
  id: 'device.end',
  stepUp: true,
  method: 'POST',
  path: '/wps/ext/device/sessions/end',
  ...ownPart,
  effect: 'write',
  gate: 'open',
  input: () => z.object({ id: textUpTo(64) }),
  value: () => z.object({ ended: count }),
  errors: { 'device.session.unknown': {} },
})

const endOthers = endpoint({
  id: 'device.endOthers',
  stepUp: true,
  method: 'POST',
  path: '/wps/ext/device/sessions/others',
  ...ownPart,
  effect: 'write',
  gate: 'open',
  input: () => nothing,
  value: () => z.object({ ended: count }),
})

/** Sessions and devices of a member. */
export const device = { 'device.sessions': sessions, 'device.end': end, 'device.endOthers': endOthers }
