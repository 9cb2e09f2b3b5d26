import { NavigationMenu as Engine } from '@base-ui/react/navigation-menu'
import { ChevronDown } from 'lucide-react'
import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { needs } from '../needs/needs.ts'
import { raisedStyle } from '../overlay/surface.ts'
import { useSelectedInView } from '../selected/useSelectedInView.ts'
import { tokens } from '../theme/theme.ts'
import { navigationItem } from './navigationItem.ts'
import { useOpenPanel } from './useOpenPanel.ts'
import { useRowWidth } from './useRowWidth.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** An item with a link, or one that opens a panel. */
export type NavigationItem = {
  /** Identifies it. */
  readonly value: string
  /** The item's text. */
  readonly label: ReactNode
  /** The current page, or the section it belongs to. */
  readonly current?: boolean | undefined
} & (
  | {
      /** An `<a>` or a router's link, without children. */
      readonly link: ReactElement
      /** The panel that opens below the item. */
      readonly panel?: undefined
    }
  | { readonly link?: undefined; readonly panel: NavigationPanel }
)

/** The drop-down panel of an item. */
export interface NavigationPanel {
  /** Links or buttons, each with a key; up to 5 are centred, 6 or more are not. */
  readonly entries: readonly ReactElement[]
  /** After the entries, e.g. a link to all of them. */
  readonly more?: ReactNode
  /** Replaces the entries if there are none: loading, empty, failed. */
  readonly instead?: ReactNode
}

/** Props of `NavigationMenu`; everything else goes to the root. */
export interface NavigationMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the navigation, e.g. "Games". */
  label: string
  /** The items in order, each a link or a button that opens a panel. */
  items: readonly NavigationItem[]
}

/** From this many entries on, the row of a panel is no longer centred. */
export const uncentredEntries = 6

const Root = styled(Engine.Root)`
  position: relative;
  min-inline-size: 0;
  color: ${tokens.color.onDeep};
`

const List = styled(Engine.List)`
  display: flex;
  gap: ${tokens.space.s1};
  overflow-x: auto;
  scrollbar-width: none;
`

const Item = styled(Engine.Item)`
  flex: none;

  & > a,
  & > button {
    border: 0;
    background: transparent;
    cursor: pointer;
    transition: color ${tokens.motion.fast} ${tokens.motion.ease};
    ${navigationItem}
  }
`

const Chevron = styled(Engine.Icon)`
  display: inline-flex;
  transition: rotate ${tokens.motion.fast} ${tokens.motion.ease};

  &:where([data-popup-open]) {
    rotate: 180deg;
  }
`

const Layer = styled(Engine.Positioner)`
  z-index: ${tokens.z.overlay};
  inline-size: var(--_width);
  max-inline-size: 100vw;
`

const Popup = styled(Engine.Popup)`
  ${raisedStyle}
  inline-size: 100%;
  border-start-start-radius: 0;
  border-start-end-radius: 0;
  border-end-start-radius: ${tokens.radius.lg};
  border-end-end-radius: ${tokens.radius.lg};
  overflow: hidden;
  transition:
    opacity ${tokens.motion.base} ${tokens.motion.ease},
    translate ${tokens.motion.base} ${tokens.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    translate: 0 -6px;
  }
`

const Panel = styled(Engine.Content)`
  inline-size: 100%;
  max-block-size: min(30rem, 70dvh);
  padding: ${tokens.space.s4};
  overflow-y: auto;
`

const Entries = styled.ul.attrs({ role: 'list' })`
  /* As many columns as fit, stretched over the whole width: a full row leaves no gap at the end. */
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${tokens.space.s3};

  &:where([data-centred]) {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  & > li {
    min-inline-size: 6rem;
  }
  & > li > * {
    inline-size: 100%;
  }
`

const More = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-start: ${tokens.space.s3};
`

/**
 * The lower row of the site header, with drop-down panels. Renders a `<nav>`.
 *
 * A panel opens on hover, on a tap, on Enter, and when its item receives keyboard focus; Escape closes
 * it and leaves the focus on the item. Tab goes from item to item, the down arrow into the panel, and Tab
 * inside it from entry to entry. It uses the deep colours of the header. Attributes out, on items: `data-active`,
 * `data-popup-open`; on a panel's row: `data-centred`.
 */
export const NavigationMenu = ({ label, items, ref, ...rest }: NavigationMenuProps) => {
  if (process.env.NODE_ENV !== 'production') needs('NavigationMenu', { items })
  const root = useRef<HTMLElement>(null)
  const container = usePortalContainer()
  const { value, change, openers, panelRef } = useOpenPanel()
  const width = useRowWidth(root, value !== null)
  const rootRef = useJoinedRef<HTMLElement>(root, ref)
  const list = useRef<HTMLUListElement>(null)
  useSelectedInView(list)
  return (
    <Root {...rest} ref={rootRef} aria-label={label} value={value} onValueChange={change} delay={80} closeDelay={120}>
      <List ref={list} role="list">
        {items.map((item) => (
          <Item key={item.value} value={item.value}>
            {item.panel ? (
              <>
                <Engine.Trigger
                  data-active={item.current ? '' : undefined}
                  // The section that the page belongs to, not the page itself.
                  aria-current={item.current ? 'true' : undefined}
                  {...openers(item.value)}
                >
                  {wholeText(item.label)}
                  <Chevron>
                    <ChevronDown size={16} aria-hidden />
                  </Chevron>
                </Engine.Trigger>
                <Panel ref={panelRef(item.value)}>
                  {item.panel.entries.length > 0 ? (
                    <Entries data-centred={item.panel.entries.length < uncentredEntries ? '' : undefined}>
                      {item.panel.entries.map((entry) => (
                        <li key={entry.key}>{entry}</li>
                      ))}
                    </Entries>
                  ) : (
                    item.panel.instead
                  )}
                  {item.panel.more === undefined ? null : <More>{item.panel.more}</More>}
                </Panel>
              </>
            ) : (
              <Engine.Link render={item.link} active={item.current ?? false}>
                {item.label}
              </Engine.Link>
            )}
          </Item>
        ))}
      </List>
      <Engine.Portal container={container}>
        <Layer
          anchor={root}
          align="start"
          collisionPadding={0}
          collisionAvoidance={{ side: 'none' }}
          style={{ ['--_width' as string]: `${width}px` }}
        >
          <Popup render={<div />}>
            <Engine.Viewport />
          </Popup>
        </Layer>
      </Engine.Portal>
    </Root>
  )
}
