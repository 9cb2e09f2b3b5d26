import { MINUTE } from '@croupier/locales/calendar'
import { demoGameOf } from '@croupier/games'
import { Refusal } from '../../../Refusal.ts'
import { gameName } from '../../merchants/catalogue/Catalogue.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import type { Member, Session } from '../../identity/members/rows.ts'
import { randomToken } from '../../../core/random/random.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import { refusePlay } from '../../safety/safety/headroom.ts'
import type { Context } from '../../../Context.ts'
import type { Launch } from './rows.ts'

const LIFE_MS = 2 * MINUTE

/** Input of a launch. */
export interface LaunchRequest {
  readonly nodeId: number
  readonly language: string
  readonly theme: 'light' | 'dark'
  readonly siteOrigin: string
  readonly roomId?: string
}

/** A new launch, with the token that only its URL contains. */
export interface StartedLaunch extends Launch {
  readonly token: string
}

/** Checks that the member may play the game now and creates a one-time launch token. */
export function createLaunch(
  context: Context,
  session: Session,
  member: Member,
  request: LaunchRequest,
): StartedLaunch {
  const game = context.catalogue.gameByNode.get(request.nodeId)
  if (!game) throw new Refusal('game.unknown')
  const window = gameMaintenance(context, game)
  if (window) {
    throw new Refusal('game.maintenance', {
      value: { content: { data: { maintainTime: window.from, maintainEndTime: window.until } } },
    })
  }
  if (demoGameOf(game) === null) throw new Refusal('game.not.available', { values: [gameName(game, request.language)] })
  refusePlay(context, member)
  const { launches } = context.tables
  const now = context.clock.now()
  for (const old of launches.all()) {
    if (old.expiresAt > now) break
    launches.delete(old.id)
  }
  const token = randomToken(context.random, 40)
  const launch: Launch = {
    id: sha256(token),
    memberId: member.id,
    session: session.id,
    ...request,
    expiresAt: now + LIFE_MS,
  }
  launches.put(launch.id, launch)
  return { ...launch, token }
}
