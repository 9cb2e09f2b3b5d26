import { crestSvg, leagues } from '@croupier/games'

/** The crest of a side by its sport and place in the league, such as `football-3`; null where there is no such side. */
export const drawCrest = (id: string): string | null => {
  const [sport = '', place] = id.split('-')
  const league = Object.entries(leagues).find(([name]) => name === sport)?.[1]
  const name = league?.teams[Number(place)]?.[0]
  return name === undefined ? null : crestSvg(name)
}
