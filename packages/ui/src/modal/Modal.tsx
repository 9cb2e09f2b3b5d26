import { Dialog as Engine } from '@base-ui/react/dialog'
import { Move, X } from 'lucide-react'
import { createElement, useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { cssLength } from '../overlay/cssLength.ts'
import { useReturnFocus } from '../overlay/useReturnFocus.ts'
import { useDismissal } from '../overlay/useDismissal.ts'
import { Scrim, WindowViewport } from '../overlay/windowParts.ts'
import { useFreshPress } from '../press/useFreshPress.ts'
import { keyboardScroll } from './keyboardScroll.ts'
import { Box, Content, Header, Mover, Title } from './modalParts.ts'
import { useDelayedOpen } from './useDelayedOpen.ts'
import { useMove } from './useMove.ts'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'

/**
 * How the modal can be closed. Hiding the close button requires another way.
 *
 * `closesFromContent` is the caller's promise that the content closes it.
 */
type ModalExit =
  | {
      /** Has a close button. Default true. */
      showClose?: true | undefined
      /** A press on the background closes it. Default false. */
      clickToClose?: boolean | undefined
    }
  | { showClose: false; clickToClose: true }
  | { showClose: false; clickToClose?: false | undefined; closesFromContent: true }

/** The size of the box, always chosen: both sides, or the 200 by 200 of the bare wrapper. */
type ModalSize =
  | {
      /** A CSS length, or pixels at the default text size; never wider than the window. */
      width: number | string
      /** As `width`; `auto` follows the content. */
      height: number | string
      size?: undefined
    }
  | {
      /** 200 by 200 pixels at the default text size, whatever is inside: what does not fit scrolls. */
      size: 'default'
      width?: undefined
      height?: undefined
    }

/** Props of `Modal`; everything else goes to the box. */
export type ModalProps = Omit<ComponentProps<'div'>, 'title'> &
  ModalSize &
  ModalExit & {
    /** Whether it is open. The caller holds this. */
    open: boolean
    /** Called when the user closes it by button, background or Escape, if those are enabled. */
    onClose: () => void
    /** Its heading, which names it. */
    title: ReactNode
    /** Level of the heading: 1 for a window that is all of its page. Default 2. */
    headingLevel?: 1 | 2 | undefined
    /** Hides the title visually; screen readers still read it. With `showClose` false too, there is no header bar. */
    hideTitle?: boolean | undefined
    /** Can be moved by its header, never on small screens. Default true. */
    draggable?: boolean | undefined
    /** Texts; those left out come from `KitTexts`. */
    texts?: SomeTexts<'close' | 'move'> | undefined
    /** Locks the page behind at its scroll position. Default true. */
    lockScroll?: boolean | undefined
    /** Milliseconds before it appears. Default 100. */
    delay?: number | undefined
    /**
     * Receives the focus on opening. Default the first field of the content if it is in view, else the box, so that its
     * title is read; after a touch always the box.
     */
    initialFocus?: { readonly current: HTMLElement | null } | undefined
    /** Removes the padding around the content, for frames and pictures. */
    flush?: boolean | undefined
    ref?: Ref<HTMLDivElement> | undefined
  }

/** The engine fills it with the title. */
const heading = (level: 1 | 2) => (props: ComponentProps<'h1'>) => createElement(`h${level}`, props)

const firstField = (box: HTMLElement | null) => {
  const field = box?.querySelector<HTMLElement>(':is(input:not([type="hidden"]), textarea, select):enabled')
  if (!box || !field) return box
  // Focusing a field further down would scroll the title out of view.
  return field.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom ? field : box
}

/**
 * The window that forms, games and notices open in. Renders a `<div role="dialog">` in a portal.
 *
 * Waits 100 ms, then fades in. A click outside and Escape close it only if `clickToClose` is set, and they reach
 * only the top overlay. Focus moves in, stays in, and returns to the opener. The page behind keeps its exact scroll
 * position, even with nested modals. On screens narrower than 480 px it fills the screen.
 * Attributes out: `data-open`, `data-starting-style`, `data-ending-style`.
 */
export const Modal = (props: ModalProps) => {
  const {
    open,
    onClose,
    title,
    headingLevel = 2,
    hideTitle = false,
    size: _default,
    width = 200,
    height = 200,
    draggable = true,
    texts,
    lockScroll = true,
    delay = 100,
    initialFocus,
    flush = false,
    showClose = true,
    clickToClose = false,
    style,
    children,
    ref,
    ...rest
  } = props
  const { closesFromContent: _told, ...attributes } = rest as typeof rest & { closesFromContent?: true }
  const words = useKitTexts(texts)
  const box = useRef<HTMLDivElement>(null)
  const shown = useDelayedOpen(open, delay)
  const dismiss = useDismissal({ open: shown, dismissible: clickToClose, locksScroll: lockScroll, onClose })
  const fresh = useFreshPress()
  const figures = useFigures()
  const move = useMove(box, ({ across, down }) =>
    figures(
      `${words.move}: ${words.fromLeft} ${Math.round(across * 100)}%, ${words.fromTop} ${Math.round(down * 100)}%`,
    ),
  )
  const boxRef = useJoinedRef(useJoinedRef(useJoinedRef(box, useReturnFocus(shown)), move.watch), ref)
  return (
    <Engine.Root open={shown} modal="trap-focus" disablePointerDismissal={!clickToClose} onOpenChange={dismiss}>
      <Engine.Portal container={usePortalContainer()}>
        <Scrim />
        <WindowViewport {...fresh}>
          <Box
            {...attributes}
            ref={boxRef}
            initialFocus={initialFocus ?? ((by) => (by === 'touch' ? box.current : firstField(box.current)))}
            style={{ ['--_width' as string]: cssLength(width), ['--_height' as string]: cssLength(height), ...style }}
          >
            {hideTitle && !showClose ? (
              <Title data-hidden="" render={heading(headingLevel)}>
                {title}
              </Title>
            ) : (
              <Header data-draggable={draggable ? '' : undefined} {...(draggable ? move.header : {})}>
                <Title data-hidden={hideTitle ? '' : undefined} render={heading(headingLevel)}>
                  {title}
                </Title>
                {draggable ? (
                  <Mover label={words.move} aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight" {...move.button}>
                    <Move aria-hidden />
                  </Mover>
                ) : null}
                {showClose ? (
                  <Engine.Close
                    render={
                      <IconButton label={words.close}>
                        <X aria-hidden />
                      </IconButton>
                    }
                  />
                ) : null}
              </Header>
            )}
            <Content ref={keyboardScroll} data-flush={flush ? '' : undefined}>
              {children}
            </Content>
          </Box>
        </WindowViewport>
      </Engine.Portal>
    </Engine.Root>
  )
}
