import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { RoundRefused, type Play, type Rounds } from '../../port/rounds.ts'

/**
 * The play of a page request: by its launch token, which works once, and on a reload by the cookie from the first
 * answer. The cookie only opens this page, and no script can read it. `secure` limits it to TLS.
 */
export const openPlay = (rounds: Rounds, context: Context, nodeId: number, secure: boolean): Play | RoundRefused => {
  const cookie = `${secure ? '__Secure-' : ''}play-${nodeId}`
  const known = getCookie(context, cookie)
  const tries = [
    () => rounds.open(context.req.query('launch') ?? ''),
    ...(known === undefined ? [] : [() => rounds.resume(known)]),
  ]
  let refusal = new RoundRefused('launch.invalid', 'no launch token')
  for (const attempt of tries) {
    try {
      const play = attempt()
      if (play.game.nodeId !== nodeId) continue
      setCookie(context, cookie, play.id, {
        httpOnly: true,
        sameSite: 'Strict',
        path: `/play/${nodeId}`,
        secure,
      })
      return play
    } catch (failure) {
      if (!(failure instanceof RoundRefused)) throw failure
      refusal = failure
    }
  }
  return refusal
}
