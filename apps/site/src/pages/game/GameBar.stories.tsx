import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { patience, SiteStage } from '../../testing/SiteStage.tsx'
import { GameBar } from './GameBar.tsx'
import { freshSession, type GameSession } from './gameSession.ts'

const meta = preview.meta({ title: 'Site/GameBar', component: GameBar })

const target = { gameType: 'RNG', vassalage: 'LM', name: 'Crimson Lantern', nodeId: '1' }

const bar = (session: GameSession, name = target.name) => (
  <SiteStage prepare={(root) => root.start()}>
    <GameBar target={{ ...target, name }} session={session} onBack={fn()} onReload={fn()} onFullScreen={fn()} />
  </SiteStage>
)

/** A session that has run since the story was opened. */
const playing = (net: string): GameSession => ({ state: 'ready', readyAt: Date.now(), net })

export const Starting = meta.story({ render: () => bar(freshSession) })

export const Lost = meta.story({
  name: 'A loss is said in words and by its sign [G-20]',
  render: () => bar(playing('-12.50')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('You are ₱12.50 down in this session.', {}, patience)).toHaveTextContent(
      '-₱12.50',
    )
  },
})

export const Won = meta.story({ render: () => bar(playing('1250.00')) })

export const PhoneLongName = meta.story({
  render: () => (
    <div style={{ inlineSize: '22.5rem' }}>
      {bar(playing('-12.50'), 'The very long journey of the crimson lantern')}
    </div>
  ),
})
