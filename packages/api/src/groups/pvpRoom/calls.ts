import * as z from 'zod/mini'
import { idText, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { list, money, text } from '../../contract/scalars.ts'
import { language } from '../games/query.ts'

/** A table of a card game that can be sat at. Readings, as the facts leave its fields open (8/10). */
const table = z.object({
  /** Reading: the value for `roomId` of `games.launch`. */
  id: text,
  name: text,
  vassalage: text,
  nodeId: text,
  minBet: money,
  maxBet: money,
})

const rooms = endpoint({
  id: 'pvpRoom.list',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  // Reading: as the other calls of the lobby.
  module: 'GAMELO3',
  token: 'required',
  effect: 'read',
  // Reading: the vendor, or one of its games.
  input: () =>
    z.object({
      vassalage: z.optional(textUpTo(40)),
      nodeId: z.optional(idText),
      language: z.optional(textUpTo(10)),
    }),
  value: () => z.object({ list: list(table) }),
  errors: { 'game.unknown': {} },
  fills: [language],
})

/** Rooms of card games. */
export const pvpRooms = { 'pvpRoom.list': rooms }
