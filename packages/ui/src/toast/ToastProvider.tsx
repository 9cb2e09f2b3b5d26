import { Toast as Engine } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, RefCallback } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { raisedStyle } from '../overlay/surface.ts'
import { watchSizes } from '../sizes/watchSizes.ts'
import { below } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
import { HasToasts, type ToastMessage, type ToastTone } from './useToasts.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `ToastProvider`. */
export interface ToastProviderProps {
  /** The part of the page that may show messages. */
  children?: ReactNode
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'close' | 'notifications'> | undefined
  /** Maximum number shown together. Default 3. */
  limit?: number | undefined
}

const Region = styled(Engine.Viewport)`
  position: fixed;
  inset-block-end: calc(${tokens.space.s4} + env(safe-area-inset-bottom, 0px));
  inset-inline-end: ${tokens.space.s4};
  z-index: ${tokens.z.toast};
  display: flex;
  flex-direction: column-reverse;
  gap: ${tokens.space.s2};
  inline-size: min(24rem, calc(100vw - 2 * ${tokens.space.s4}));
  outline: 0;

  @media ${below.md} {
    inset-block-end: calc(${tokens.space.s4} + env(safe-area-inset-bottom, 0px) + var(--cr-tab-bar-height, 0px));
  }
  @media print {
    display: none;
  }
`

const Card = styled(Engine.Root)`
  ${raisedStyle}
  --_ink: ${tokens.color.infoText};

  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3};
  padding-inline-start: ${tokens.space.s4};
  border-radius: ${tokens.radius.md};
  transition:
    opacity ${tokens.motion.base} ${tokens.motion.ease},
    transform ${tokens.motion.base} ${tokens.motion.ease};

  &:where([data-type='success']) {
    --_ink: ${tokens.color.successText};
  }
  &:where([data-type='warning']) {
    --_ink: ${tokens.color.warningText};
  }
  &:where([data-type='danger']) {
    --_ink: ${tokens.color.dangerText};
  }
  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    transform: translateY(8px);
  }
  /* The engine moves it with the finger; released far enough, it continues to that side. */
  &:where([data-ending-style][data-swipe-direction='right']) {
    transform: translateX(calc(var(--toast-swipe-movement-x) + 60%));
  }
  &:where([data-ending-style][data-swipe-direction='left']) {
    transform: translateX(calc(var(--toast-swipe-movement-x) - 60%));
  }
  &:where([data-ending-style][data-swipe-direction='down']) {
    transform: translateY(calc(var(--toast-swipe-movement-y) + 60%));
  }
  &:where([data-limited]) {
    display: none;
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

const Mark = styled.span`
  display: inline-grid;
  flex: none;
  block-size: 2rem;
  place-items: center;
  color: var(--_ink);
`

const Words = styled(Engine.Content)`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;
  padding-block: ${tokens.space.s1};
  overflow-wrap: anywhere;
`

const Title = styled(Engine.Title)`
  margin: 0;
  font-size: ${tokens.fontSize.md};
  font-weight: ${tokens.fontWeight.semibold};
`

const Text = styled(Engine.Description)`
  margin: 0;
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.textMuted};
`

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<ToastTone, unknown>

/** Keeps `--cr-toast-room` on the page's root element equal to what the stack covers, its distance below included. */
const tellRoom: RefCallback<HTMLElement> = (stack) => {
  if (!stack) return undefined
  const { style } = document.documentElement
  const stop = watchSizes(() => {
    const { bottom } = getComputedStyle(stack)
    if (stack.offsetHeight > 0) style.setProperty('--cr-toast-room', `calc(${bottom} + ${stack.offsetHeight}px)`)
    else style.removeProperty('--cr-toast-room')
  }, stack)
  return () => {
    stop()
    style.removeProperty('--cr-toast-room')
  }
}

/**
 * Provides `useToasts` to everything inside it. Renders its children and, in a portal, the region of toasts.
 *
 * New toasts appear below older ones; all timers pause while the pointer is over the stack or focus is inside it, and
 * while the window is inactive. On a phone `--cr-tab-bar-height` lifts the stack above a bar at the bottom of the
 * window; `--cr-toast-room` on the root element is the height from its top to the bottom of the window, so that pages can
 * add as much scroll space. A toast can be swiped away to either side or down; its close button does the same without a gesture. F6 goes
 * to the stack, from an open modal too. Attributes out, on each toast: `data-type` (the tone).
 */
export const ToastProvider = ({ children, texts, limit = 3 }: ToastProviderProps) => {
  const words = useKitTexts(texts)
  return (
    <Engine.Provider limit={limit}>
      <HasToasts value>{children}</HasToasts>
      <Engine.Portal container={usePortalContainer()}>
        <Region ref={tellRoom} aria-label={words.notifications}>
          <Stack closeText={words.close} />
        </Region>
      </Engine.Portal>
    </Engine.Provider>
  )
}

const Stack = ({ closeText }: { closeText: string }) => {
  const { toasts, close } = Engine.useToastManager<Pick<ToastMessage, 'action'>>()
  return toasts.map((toast) => {
    const Icon = icons[(toast.type ?? 'info') as ToastTone]
    const action = toast.data?.action
    return (
      <Card
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'left', 'right']}
        // It closes the toast, not what is open below it.
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.stopPropagation()
        }}
      >
        <Mark aria-hidden>
          <Icon size={22} />
        </Mark>
        <Words>
          <Title />
          <Text />
          {action ? (
            <Button
              size="sm"
              variant="ghost"
              style={{ marginInlineStart: '-0.75rem' }}
              onClick={() => {
                action.onSelect()
                close(toast.id)
              }}
            >
              {action.label}
            </Button>
          ) : null}
        </Words>
        {/* The engine hides it while its stack is folded; this stack never is. */}
        <Engine.Close
          aria-hidden={false}
          render={
            <IconButton size="sm" label={closeText}>
              <X aria-hidden />
            </IconButton>
          }
        />
      </Card>
    )
  })
}
