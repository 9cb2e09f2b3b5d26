import { fbSportsStore, fbVendor, type LaunchTarget } from '@croupier/stores'
import { useState } from 'react'
import { useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { GamePage } from '../game/GamePage.tsx'

/** The sportsbook with its own page and launch call (S-033, S-313). */
export function FbSportsPage() {
  const text = useText()
  useStore(fbSportsStore)
  // Chosen once: another name would be another game, and start it again.
  const [sportsbook] = useState<LaunchTarget>(() => ({
    gameType: 'SPORTS',
    vassalage: fbVendor,
    name: text('con_sports'),
  }))
  return <GamePage fixed={sportsbook} />
}
