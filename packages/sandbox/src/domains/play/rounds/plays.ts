import type { World } from '../../../World.ts'

/** Ends a member's open games: all of them, or those opened with a session. */
export function closePlays(world: World, memberId: number, session?: string): void {
  for (const play of world.tables.plays.by('member', String(memberId)))
    if (session === undefined || play.session === session) world.tables.plays.delete(play.id)
}
