import type { DayRange } from '@croupier/locales/calendar'
import { Popover as Engine } from '@base-ui/react/popover'
import { useRef, type RefObject } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { dropMotion, layerStyle } from '../overlay/dropList.ts'
import { raisedStyle } from '../overlay/surface.ts'
import { useDismissal } from '../overlay/useDismissal.ts'
import { tokens } from '../theme/theme.ts'
import { calendarLocale } from './calendarLocale.ts'
import { DayRangeCalendar } from './DayRangeCalendar.tsx'

/** A range of two ISO dates. */
export interface CalendarRange {
  readonly value: DayRange
  readonly onRange: (range: DayRange) => void
  /** Maximum length of a range, in days. */
  readonly maxDays: number
}

/** Props of {@link CalendarPanel}. */
export interface CalendarPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  /** Anchor of the panel. */
  readonly frame: RefObject<HTMLElement | null>
  /** The button that opened it, which gets the focus back. */
  readonly button: RefObject<HTMLElement | null>
  readonly min: string | undefined
  readonly max: string | undefined
  readonly locale: string | undefined
  /** Time zone that decides which day is today. */
  readonly timeZone: string | undefined
  readonly range: CalendarRange
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
  ${dropMotion}
`

/**
 * A range calendar in a panel below the date field that opened it. Renders a `<div role="dialog">` in a portal while
 * open.
 *
 * Focus goes to the chosen day and returns to the button. Escape, a press outside and a complete range close it.
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
  range,
}: CalendarPanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const dismiss = useDismissal({ open, modal: false, opener: button, onClose })
  const container = usePortalContainer()
  const locale = calendarLocale(wanted ?? frame.current?.closest<HTMLElement>('[lang]')?.lang)
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
          >
            <I18nProvider locale={locale}>
              <DayRangeCalendar
                label={label}
                min={min}
                max={max}
                timeZone={timeZone}
                range={range.value}
                maxDays={range.maxDays}
                onRange={(chosen) => {
                  range.onRange(chosen)
                  onClose()
                }}
              />
            </I18nProvider>
          </Panel>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}
