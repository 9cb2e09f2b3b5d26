import { Menu as Engine } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { needs } from '../needs/needs.ts'
import { closingInert } from '../overlay/closingInert.tsx'
import { dropItemStyle, dropStyle, layerStyle } from '../overlay/dropList.ts'
import { useFreshPress } from '../press/useFreshPress.ts'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** One line of a menu. */
export type MenuEntry =
  | {
      readonly kind?: 'action' | undefined
      /** Identifies it. */
      readonly value: string
      readonly label: ReactNode
      /** 18 px; in a list with icons, an entry without one is indented to match. */
      readonly icon?: ReactNode
      /** After the text, e.g. a count. */
      readonly mark?: ReactNode
      readonly disabled?: boolean | undefined
      /** Destructive, such as logging out. */
      readonly danger?: boolean | undefined
      readonly onSelect: () => void
    }
  | { readonly kind: 'separator'; readonly value: string }
  | {
      /** One of several choices, such as a language; `checked` marks the current one. */
      readonly kind: 'choice'
      readonly value: string
      readonly label: ReactNode
      /** Language of the text, as a BCP 47 tag, when it differs from the page's. */
      readonly lang?: string | undefined
      /** Follows the label, such as a sign for a preliminary choice. */
      readonly mark?: string | undefined
      readonly checked: boolean
      readonly onSelect: () => void
    }

/** Props of `Menu`; everything else goes to the list. */
export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens it: a `Button`, `IconButton` or any native `<button>`. */
  trigger: ReactElement
  /** The actions or choices, in order. */
  entries: readonly MenuEntry[]
  /** Shown below the entries, such as what a mark means. */
  note?: ReactNode
  /** Lines the list up with the start or end of the button. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Whether it is open, when controlled. */
  open?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

const List = styled(Engine.Popup)`
  ${dropStyle}

  /* A list of actions may use the full height of the window; a list of choices is shorter. */
  &:where(:not(:has([role='menuitemradio']))) {
    max-block-size: var(--available-height);
  }
`

const Line = styled(Engine.Item)`
  ${dropItemStyle}

  /* Aligns its text with that of entries that have an icon. */
  &:where([data-indent]) {
    padding-inline-start: calc(${tokens.space.s3} + 1.125rem + ${tokens.space.s2});
  }
  &:where([data-danger]) {
    color: ${tokens.color.dangerText};

    & > svg {
      color: inherit;
    }
  }
`

const ChoiceLine = styled(Engine.RadioItem)`
  ${dropItemStyle}
`

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
`

const Rule = styled(Engine.Separator)`
  margin: ${tokens.space.s1} ${tokens.space.s2};
  border-block-start: 1px solid ${tokens.color.border};
`

const Mark = styled.span`
  color: ${tokens.color.textMuted};
`

const Note = styled.div`
  max-inline-size: 16rem;
  padding: ${tokens.space.s2} ${tokens.space.s3};

  &:empty {
    display: none;
  }
`

const Layer = styled(Engine.Positioner)`
  ${layerStyle}
`

/** How long a list stays open after losing the focus, ms: a press on one of its lines still counts. */
const blurMs = 200

/**
 * A list of actions or choices behind a button, such as the account menu or the language list. Renders the button, and
 * a `<div role="menu">` in a portal while open.
 *
 * The engine handles arrow keys, typeahead, Escape and returning the focus. When the focus goes elsewhere, a controlled
 * list closes 200 ms later.
 */
export const Menu = ({ trigger, entries, note, align = 'end', open, onOpenChange, ...rest }: MenuProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Menu', { entries })
  const icons = entries.some((entry) => 'icon' in entry && entry.icon !== undefined)
  const fresh = useFreshPress()
  const noteId = useId()
  const closing = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(closing.current), [])
  const current = entries.find((entry) => entry.kind === 'choice' && entry.checked)
  return (
    <Engine.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next, { reason }) => {
        // The list itself reports when it has been without the focus for long enough.
        if (next || open === undefined || reason !== 'focus-out') onOpenChange?.(next)
      }}
    >
      <Engine.Trigger render={trigger} />
      <Engine.Portal container={usePortalContainer()}>
        <Layer align={align} sideOffset={6} collisionPadding={8} render={closingInert} {...fresh}>
          <List
            {...rest}
            onFocus={(event) => {
              rest.onFocus?.(event)
              window.clearTimeout(closing.current)
            }}
            onBlur={(event) => {
              rest.onBlur?.(event)
              if (!event.currentTarget.contains(event.relatedTarget))
                closing.current = window.setTimeout(() => onOpenChange?.(false), blurMs)
            }}
          >
            <Engine.RadioGroup value={current?.value ?? null} aria-describedby={note ? noteId : undefined}>
              {entries.map((entry) => line(entry, icons))}
            </Engine.RadioGroup>
            {note ? <Note id={noteId}>{note}</Note> : null}
          </List>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}

const line = (entry: MenuEntry, icons: boolean) => {
  switch (entry.kind) {
    case 'separator':
      return <Rule key={entry.value} />
    case 'choice':
      return (
        <ChoiceLine key={entry.value} value={entry.value} closeOnClick onClick={entry.onSelect}>
          <Text>
            <span lang={entry.lang}>{entry.label}</span>
            {entry.mark === undefined ? null : <Mark> {entry.mark}</Mark>}
          </Text>
          {entry.checked ? <Check size={18} aria-hidden /> : null}
        </ChoiceLine>
      )
    default:
      return (
        <Line
          key={entry.value}
          disabled={entry.disabled ?? false}
          data-danger={entry.danger ? '' : undefined}
          data-indent={icons && entry.icon === undefined ? '' : undefined}
          onClick={entry.onSelect}
        >
          {entry.icon}
          <Text>{entry.label}</Text>
          {wholeText(entry.mark)}
        </Line>
      )
  }
}
