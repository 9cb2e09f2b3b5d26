import type { KitTexts } from '../texts.ts'

/** The page's text for a refusal by the platform. */
export const refusalText = (kit: KitTexts, code: string): string => {
  switch (code) {
    case 'balance.insufficient':
      return kit.balanceLow
    case 'play.takenOver':
    case 'play.expired':
    case 'play.closed':
    case 'launch.invalid':
      return kit.over
    case 'safety.break':
      return kit.excluded
    case 'bet.closed':
      return kit.closed
    case 'round.tooSoon':
      return kit.tooSoon
    case 'safety.check.due':
    case 'safety.check.pause':
    case 'safety.first.steps':
      return kit.checkDue
    case 'game.maintenance':
    case 'site.maintenance':
      return kit.maintenance
    default:
      return code.startsWith('safety.') ? kit.onBreak : kit.refused
  }
}
