import { useEffect, useSyncExternalStore, type ComponentProps, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { browserFindings } from './browserFindings.tsx'
import type { Conformance } from './conformance.tsx'
import { portalledFindings } from './portalledFindings.tsx'

type Props = ComponentProps<'div'>

const Own = styled.div`
  color: ${tokens.color.text};
`
const Red = styled.div`
  color: #c00;
`
const Pinned = styled.div`
  position: relative;
  block-size: 2rem;

  & > i {
    position: absolute;
    left: 0;
    inline-size: 3rem;
    block-size: 1rem;
  }
`

const Good = (props: Props) => <Own {...props}>Good</Own>
const DropsRef = (props: Props) => (
  <Own {...props} ref={null}>
    text
  </Own>
)
const DropsRest = ({ className, style, ref, id }: Props) => <Own {...{ className, style, ref, id }}>text</Own>
const DropsId = (props: Props) => (
  <Own {...props} id={undefined}>
    text
  </Own>
)
const DropsStyle = (props: Props) => (
  <Own {...props} style={undefined}>
    text
  </Own>
)
const DropsClass = (props: Props) => (
  <Own {...props} className={undefined}>
    text
  </Own>
)
const HasNoClassOfItsOwn = (props: Props) => <div {...props}>text</div>
const TwoRoots = (props: Props) => (
  <>
    <Own {...props}>text</Own>
    <Own>more</Own>
  </>
)
const Undocumented = (props: Props) => <Own {...props} data-mood="sunny" />
const LeavesSomething = (props: Props) => {
  useEffect(() => void document.querySelector('#probe-id')?.parentElement?.append(document.createElement('hr')), [])
  return <Own {...props}>text</Own>
}
let drawings = 0
/** A different text for each render, so the server's output differs from the browser's. */
const another = () => `drawing ${(drawings += 1)}`
const DiffersOnTheServer = (props: Props) => <Own {...props}>{another()}</Own>
const DiffersInAnAttribute = (props: Props) => (
  <Own {...props} title={another()}>
    text
  </Own>
)
const PaintsItself = (props: Props) => <Red {...props}>red in every brand</Red>
const StaysLeft = (props: Props) => (
  <Pinned {...props}>
    <i />
  </Pinned>
)
const [never, yes, no] = [() => () => undefined, () => true, () => false]
/** Renders nothing on a server. */
const LeavesItsBrand = (props: Props) => {
  const there = useSyncExternalStore(never, yes, no)
  return there ? createPortal(<Own {...props}>elsewhere</Own>, document.body) : null
}

const promised: Conformance = { root: 'div' }
const broken: readonly (readonly [part: ComponentType<Props>, fault: string, conformance?: Conformance])[] = [
  [DropsRef, 'ref does not hold the root'],
  [DropsRest, 'data attributes of one’s own are dropped'],
  [DropsRest, 'a listener of one’s own is called 0 times instead of once'],
  [DropsId, 'rest props do not reach the root'],
  [DropsStyle, 'style does not reach the root'],
  [DropsClass, 'className does not reach the root'],
  [HasNoClassOfItsOwn, "className replaces the component's own classes"],
  [TwoRoots, '2 root elements instead of one'],
  [Good, 'root is <div> instead of <span>', { root: 'span' }],
  [Undocumented, 'data-mood is not documented'],
  [
    Good,
    'open: data-open: null instead of ""',
    { root: 'div', states: { open: { element: <Good />, attributes: { 'data-open': '' } } } },
  ],
  [LeavesSomething, 'something is left after unmounting'],
  [DiffersOnTheServer, 'hydration: '],
  [DiffersInAnAttribute, 'hydration: '],
  [PaintsItself, 'no brand reaches the color rgb(204, 0, 0)'],
  [StaysLeft, 'right to left, <i> stands at'],
]

const meta = preview.meta({ title: 'Patterns/Conformance suite', tags: ['!dev', '!autodocs'] })

export const Tells = meta.story({
  name: 'The suite passes what keeps its promises and names each that is broken',
  render: () => <p>Components that each break one promise are mounted and taken away again.</p>,
  play: async () => {
    await expect(await browserFindings(<Good />, promised)).toEqual([])
    for (const [Part, fault, conformance = promised] of broken) {
      const found = await browserFindings(<Part />, conformance)
      await expect(found).toContainEqual(expect.stringContaining(fault))
    }
  },
})

export const TellsOfPortals = meta.story({
  name: 'It names what a portal leaves behind: its brand',
  render: () => <p>A part that is put into the page itself instead of the place of its brand.</p>,
  play: async () => {
    const found = await portalledFindings(<LeavesItsBrand />, null)
    await expect(found).toContainEqual(expect.stringContaining('no brand reaches'))
  },
})
