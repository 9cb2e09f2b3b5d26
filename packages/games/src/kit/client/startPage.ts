import type { CreateView, PageData } from './data.ts'
import { startGame } from './startGame.ts'

/** Starts the page a game's client runs in: reads what the server wrote into it and builds the game's view. */
export const startPage = (createView: CreateView): void => {
  const data = JSON.parse(document.getElementById('play-data')?.textContent ?? '') as PageData
  // The one-time launch token leaves the address, so that it reaches no history, log or referrer.
  const address = new URL(location.href)
  address.searchParams.delete('launch')
  history.replaceState(null, '', address)
  startGame(window, data, createView)
}
