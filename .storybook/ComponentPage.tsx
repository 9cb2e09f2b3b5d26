import {
  Canvas,
  Controls,
  Description,
  Heading,
  Primary,
  PureArgsTable,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { KeyboardTable, type KeyRow } from './KeyboardTable.tsx'
import { plainName } from './plainName.ts'
import { partsOf, type Part } from './reference/parts.ts'
import { propRows } from './reference/propTable.ts'

// oxlint-disable-next-line no-extend-native -- The blocks below write args as JSON, which cannot hold a bigint.
Object.defineProperty(BigInt.prototype, 'toJSON', {
  configurable: true,
  value(this: bigint) {
    return String(this)
  },
})

/** Pages of overlays, which show each story in a frame. */
const overlays = new Set([
  'Overlays/BottomSheet',
  'Overlays/Dialog',
  'Overlays/Drawer',
  'Overlays/FullScreenLoader',
  'Overlays/Modal',
  'Overlays/Overlays',
  'Gaming/RealityCheck',
  'Overlays/Toast',
])

/** A component's description, and its props with their purpose and default. */
const Told = ({ part: { name, component } }: { part: Part }) => (
  <>
    <Heading>{name}</Heading>
    <Description of={component} />
    <PureArgsTable rows={propRows(component)} />
  </>
)

const frameHeight = '28rem'

/** Renders its children when they are close to the viewport: each frame on a docs page loads a whole Storybook. */
const InSight = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50%',
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={{ minBlockSize: frameHeight }}>
      {near && children}
    </div>
  )
}

/** The docs page of a component: description, props, keys and every state. */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const parts = partsOf(preparedMeta.title, String(preparedMeta.parameters['fileName']))
  // A fixture around a story is not a public component: its props say nothing about the component it shows.
  const turned = parts.find(({ component }) => component === preparedMeta.component)
  const props = (
    <>
      {(turned !== undefined || parts.length === 0) && <Controls />}
      {parts.map((part) => part !== turned && <Told key={part.name} part={part} />)}
      <KeyboardTable rows={preparedMeta.parameters['keys'] as readonly KeyRow[] | undefined} />
    </>
  )
  const shown = Object.values(csfFile.stories).filter(({ tags = [] }) => !tags.includes('!autodocs'))
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {overlays.has(preparedMeta.title) ? (
        <>
          {props}
          <Heading>Stories</Heading>
          {shown.map(({ id, name, moduleExport }) => (
            <section key={id}>
              <Subheading>{plainName(name)}</Subheading>
              <InSight>
                <Canvas of={moduleExport} story={{ inline: false, height: frameHeight }} />
              </InSight>
            </section>
          ))}
        </>
      ) : (
        <>
          <Primary />
          {props}
          <Stories includePrimary={false} />
        </>
      )}
    </>
  )
}
