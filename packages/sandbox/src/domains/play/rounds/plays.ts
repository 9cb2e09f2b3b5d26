import { DAY } from '@croupier/locales/calendar'
import type { Context } from '../../../Context.ts'
import type { PlayRow } from './rows.ts'

/**
 * Opens a game. A member plays each game in one place: the earlier play is taken over, and says so when it is used
 * again. No session lasts a day, so older plays are over and forgotten.
 */
export function openPlay(context: Context, opened: PlayRow): void {
  for (const play of context.tables.plays.by('member', String(opened.memberId))) {
    if (opened.openedAt - play.openedAt > DAY) context.tables.plays.delete(play.id)
    else if (play.nodeId === opened.nodeId && !play.takenOver)
      context.tables.plays.put(play.id, { ...play, takenOver: true })
  }
  context.tables.plays.put(opened.id, opened)
}

/** Ends a member's open games: all of them, or those opened in a session. */
export function closePlays(context: Context, memberId: number, session?: string): void {
  for (const play of context.tables.plays.by('member', String(memberId)))
    if (session === undefined || play.session === session) context.tables.plays.delete(play.id)
}
