import { MINUTE } from '@croupier/locales/calendar'
import { demoGameOf } from '@croupier/games'
import { Refusal } from '../../../Refusal.ts'
import { gameName } from '../../merchants/catalogue/Catalogue.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import type { Member, Session } from '../../identity/members/rows.ts'
import { randomToken } from '../../../core/random/random.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import { refusePlay } from '../../safety/safety/headroom.ts'
import type { World } from '../../../World.ts'
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

/** A launch just made, with the token that only its address holds. */
export interface StartedLaunch extends Launch {
  readonly token: string
}

/** Checks that the member may play the game now and writes a one-time launch token. */
export function createLaunch(world: World, session: Session, member: Member, request: LaunchRequest): StartedLaunch {
  const game = world.catalogue.gameByNode.get(request.nodeId)
  if (!game) throw new Refusal('game.unknown')
  const window = gameMaintenance(world, game)
  if (window) {
    throw new Refusal('game.maintenance', {
      value: { content: { data: { maintainTime: window.from, maintainEndTime: window.until } } },
    })
  }
  if (demoGameOf(game) === null) throw new Refusal('game.not.available', { values: [gameName(game, request.language)] })
  refusePlay(world, member)
  const { launches } = world.tables
  const now = world.clock.now()
  for (const old of launches.all()) {
    if (old.expiresAt > now) break
    launches.delete(old.id)
  }
  const token = randomToken(world.random, 40)
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
