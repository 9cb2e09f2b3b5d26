import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import {
  count,
  flag,
  list,
  maybeCount,
  maybeInstant,
  maybeText,
  nothing,
  successOnly,
  text,
} from '../../contract/scalars.ts'

const info = endpoint({
  id: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  silent: true,
  whileClosed: 'blocked',
  input: () => nothing,
  value: () =>
    z.object({
      id: text,
      account: text,
      nickname: maybeText,
      /** 0 member; 1, 2, 41, 42 agents; 4 trial. */
      type: count,
      /** Transfer to the upline is allowed. */
      toUpline: flag,
      clubLabel: z.nullish(
        z.object({
          labelName: maybeText,
          rankLevel: maybeCount,
          type: maybeText,
          color: maybeText,
          color2: maybeText,
        }),
      ),
      memberLabel: list(z.unknown()),
      regDate: maybeInstant,
      /** Masked by the platform. */
      mobile: maybeText,
      lastLogin: maybeInstant,
      lastLoginLocation: maybeText,
    }),
  // Reading 2.9/25: the platform may answer an expired token with success and an empty payload; a response without id
  // counts as logged out.
  sessionField: 'id',
})

const avatar = endpoint({
  id: 'member.avatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  // Reading: the wire facts name no module; the specification gives every relay call one, so the common one.
  module: 'COMM3',
  token: 'required',
  effect: 'read',
  silent: true,
  whileClosed: 'blocked',
  input: () => nothing,
  value: () => z.object({ avatar: text, avatarType: maybeText }),
})

const language = endpoint({
  id: 'member.language',
  // Reading 8/4: the method is unknown; POST with JSON, and its failure is of no consequence to the person.
  method: 'POST',
  path: '/wps/member/language',
  module: 'COMM3',
  token: 'required',
  effect: 'write',
  gate: 'open',
  silent: true,
  input: () => z.object({ language: z.string() }),
  value: () => successOnly,
  errors: { 'language.unsupported': { field: 'language' } },
})

/** Member facts, avatar, language. */
export const member = {
  'member.info': info,
  'member.avatar': avatar,
  'member.language': language,
}
