import { crestSvg, leagues } from '@croupier/games'

/** The crest of a team by its sport and place in the league, such as `football-3`; null for an unknown team. */
export const drawCrest = (id: string): string | null => {
  const [sport = '', place] = id.split('-')
  const league = Object.entries(leagues).find(([name]) => name === sport)?.[1]
  const name = league?.teams[Number(place)]?.[0]
  return name === undefined ? null : crestSvg(name)
}
