import {
  Canvas,
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { keyboard } from './keyboard.ts'
import { KeyboardTable } from './KeyboardTable.tsx'

/** Parts that lie over the page: each of their stories has a page of its own within the docs. */
const overlays = new Set([
  'Kit/AlertDialog',
  'Kit/BottomSheet',
  'Kit/Dialog',
  'Kit/Drawer',
  'Kit/FullScreenLoader',
  'Kit/Modal',
  'Kit/OverlayHost',
  'Kit/Overlays',
  'Kit/RealityCheck',
  'Kit/ServiceWindow',
  'Kit/Toast',
])

/** The page of a part: what it is, its props, its keys, and every state. */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const shown = Object.values(csfFile.stories).filter(({ tags = [] }) => !tags.includes('!autodocs'))
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {overlays.has(preparedMeta.title) ? (
        <>
          <Controls />
          <KeyboardTable rows={keyboard[preparedMeta.title]} />
          <Heading>Stories</Heading>
          {shown.map(({ id, moduleExport }) => (
            <Canvas key={id} of={moduleExport} story={{ inline: false, height: '28rem' }} />
          ))}
        </>
      ) : (
        <>
          <Primary />
          <Controls />
          <KeyboardTable rows={keyboard[preparedMeta.title]} />
          <Stories includePrimary={false} />
        </>
      )}
    </>
  )
}
