import { bindControls } from '../client/bindControls.ts'
import { createAmounts } from '../client/createAmounts.ts'
import { createDesk } from '../client/createDesk.ts'
import { createDoor } from '../client/createDoor.ts'
import { createRecord } from '../client/createRecord.ts'
import { startGame } from '../client/startGame.ts'
import type { DemoGame } from '../Game.ts'

/**
 * A game's script as text. The client's functions refer to nothing outside themselves, so their own source is the
 * script: no bundler, no file to read, the same text from Node and from a browser bundle.
 */
export const gameScript = (game: Pick<DemoGame, 'stageSource'>): string => `const createDoor = ${createDoor}
const createDesk = ${createDesk}
const createRecord = ${createRecord}
const createAmounts = ${createAmounts}
const bindControls = ${bindControls}
const createStage = ${game.stageSource}
const startGame = ${startGame}
const data = JSON.parse(document.getElementById('play-data').textContent)
// The one-time launch token leaves the address, so that it reaches no history, log or referrer [Q-08].
const address = new URL(location.href)
address.searchParams.delete('launch')
history.replaceState(null, '', address)
const still = matchMedia('(prefers-reduced-motion: reduce)')
startGame(window, data, {
  door: createDoor(window, data.siteOrigin),
  desk: createDesk((...request) => fetch(...request), data.playId),
  createStage,
  createRecord,
  createAmounts,
  bindControls,
  reduced: () => still.matches,
  newKey: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  now: () => performance.now(),
})
`
