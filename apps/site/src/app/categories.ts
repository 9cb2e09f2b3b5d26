import { Club, Dices, Fish, Gamepad2, Radio, Spade, Swords, Ticket, Trophy, type LucideIcon } from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  SPORTS: Trophy,
  LIVE: Radio,
  COCKFIGHT: Swords,
  RNG: Dices,
  FISH: Fish,
  PVP: Spade,
  LOTT: Ticket,
  ELOTT: Ticket,
  ESPORTS: Gamepad2,
}

/** The sign of a game category. */
export const categoryIcon = (category: string): LucideIcon => icons[category] ?? Club
