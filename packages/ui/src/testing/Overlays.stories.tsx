import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { panels, questions, windows } from './overlays.tsx'
import { overlayStory } from './overlaySuite.tsx'
import { portalled } from './portalled.tsx'
import { portalledFindings } from './portalledFindings.tsx'

const meta = preview.meta({ title: 'Overlays/Overlays', tags: ['!dev', '!autodocs'] })

export const Windows = meta.story({
  ...overlayStory(windows),
  name: 'Every window takes the focus, keeps it, gives it back and leaves the page as it was [S-081] [S-083] [S-086]',
})

export const Questions = meta.story({
  ...overlayStory(questions),
  name: 'Every question does so too, and a reality check is left by its answers only',
})

export const Panels = meta.story({
  ...overlayStory(panels),
  name: 'Every panel does so too, and one that hangs from a button leaves the page in use',
})

const conforming = (...names: readonly (keyof typeof portalled)[]) => ({
  render: () => <p>Each part is mounted, taken over from the server and taken away again.</p>,
  play: async () => {
    const faults: string[] = []
    for (const name of names)
      faults.push(
        ...(await portalledFindings(portalled[name].element, portalled[name].role)).map((fault) => `${name}: ${fault}`),
      )
    await expect(faults).toEqual([])
  },
})
const [first, second] = [
  Object.keys(portalled).slice(0, 6),
  Object.keys(portalled).slice(6),
] as (keyof typeof portalled)[][]

export const Conform = meta.story({
  ...conforming(...(first ?? [])),
  name: 'Everything in a portal keeps its promises in the browser',
})

export const MoreConform = meta.story({ ...conforming(...(second ?? [])), name: 'And the other half' })
