import { teachIntl } from '@croupier/locales/intl'
import type { CreateView, PageData } from './data.ts'
import { startGame } from './startGame.ts'

/** Starts a game's page: reads the data that the server wrote into it and builds the game's view. */
export const startPage = (createView: CreateView): void => {
  const data = JSON.parse(document.getElementById('play-data')?.textContent ?? '') as PageData
  if (data.formats) teachIntl(new Intl.Locale(data.tag).language, data.formats)
  // The one-time launch token leaves the address, so that it reaches no history, log or referrer.
  const address = new URL(location.href)
  address.searchParams.delete('launch')
  history.replaceState(null, '', address)
  startGame(window, data, createView)
}
