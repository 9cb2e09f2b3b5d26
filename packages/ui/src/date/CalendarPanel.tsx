import type { DayRange } from '@croupier/locales/calendar'
import { Popover as Engine } from '@base-ui/react/popover'
import { useRef, type RefObject } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { layerStyle } from '../overlay/dropList.ts'
import { raisedStyle } from '../overlay/surface.ts'
import { useDismissal } from '../overlay/useDismissal.ts'
import { tokens } from '../theme/theme.ts'
import { calendarLocale } from './calendarLocale.ts'
import { DayCalendar } from './DayCalendar.tsx'
import { DayRangeCalendar } from './DayRangeCalendar.tsx'

/** A single day as an ISO date, empty for none. */
export interface CalendarDay {
  readonly day: string
  readonly onDay: (day: string) => void
}

/** A range of two ISO dates. */
export interface CalendarRange {
  readonly value: DayRange
  readonly onRange: (range: DayRange) => void
  /** The most days a range may hold. */
  readonly maxDays: number
}

/** Props of {@link CalendarPanel}. */
export interface CalendarPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  /** Anchor of the panel. */
  readonly frame: RefObject<HTMLElement | null>
  /** What opened it: it gets the focus back. */
  readonly button: RefObject<HTMLElement | null>
  readonly min: string | undefined
  readonly max: string | undefined
  readonly locale: string | undefined
  /** Time zone that decides which day is today. */
  readonly timeZone: string | undefined
  readonly chosen: CalendarDay | CalendarRange
}

const Layer = styled(Engine.Positioner)`
  ${layerStyle}
`

const Panel = styled(Engine.Popup)`
  ${raisedStyle}
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s3};
  max-inline-size: var(--available-width);
  max-block-size: var(--available-height);
  padding: ${tokens.space.s3};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow.md};
  font-size: ${tokens.fontSize.sm};
  overflow: auto;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${tokens.motion.fast} ${tokens.motion.ease},
    transform ${tokens.motion.fast} ${tokens.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    transform: translateY(-4px);
  }
`

/**
 * The calendar of a date or of a range, in a panel below it. Renders a `<div role="dialog">` in a portal while open.
 *
 * Focus goes to the chosen day and returns to the button. Escape, a press outside and a choice close it.
 */
export const CalendarPanel = ({
  open,
  onClose,
  label,
  frame,
  button,
  min,
  max,
  locale: wanted,
  timeZone,
  chosen,
}: CalendarPanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const dismiss = useDismissal({ open, modal: false, opener: button, onClose })
  const container = usePortalContainer()
  const locale = calendarLocale(wanted ?? frame.current?.closest<HTMLElement>('[lang]')?.lang)
  const bounds = { min, max, timeZone }
  // With a time zone the engine reports nothing when the selected day is chosen again.
  const again = (pressed: EventTarget) => {
    if ('onDay' in chosen && pressed instanceof Element && pressed.closest('[data-single][data-selected]')) onClose()
  }
  return (
    <Engine.Root open={open} onOpenChange={dismiss}>
      <Engine.Portal container={container}>
        <Layer anchor={frame} side="bottom" align="start" sideOffset={4} collisionPadding={8}>
          <Panel
            ref={panel}
            aria-label={label}
            dir={isRTL(locale) ? 'rtl' : 'ltr'}
            lang={locale}
            initialFocus={() => panel.current?.querySelector<HTMLElement>('td [tabindex="0"]') ?? true}
            finalFocus={button}
            onClickCapture={({ target }) => again(target)}
            onKeyDownCapture={({ key, target }) => {
              if (key === 'Enter' || key === ' ') again(target)
            }}
          >
            <I18nProvider locale={locale}>
              {'onDay' in chosen ? (
                <DayCalendar
                  {...bounds}
                  label={label}
                  day={chosen.day}
                  onDay={(day) => {
                    chosen.onDay(day)
                    onClose()
                  }}
                />
              ) : (
                <DayRangeCalendar
                  {...bounds}
                  label={label}
                  range={chosen.value}
                  maxDays={chosen.maxDays}
                  onRange={(range) => {
                    chosen.onRange(range)
                    onClose()
                  }}
                />
              )}
            </I18nProvider>
          </Panel>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}
