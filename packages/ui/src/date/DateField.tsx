import type { ComponentProps } from 'react'
import { useFieldControl } from '../field/fieldContext.ts'
import { TypedDate } from './TypedDate.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of {@link DateField}. `min`, `max` and `value` are ISO dates, "1990-12-31". */
export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The first day that may be chosen, as 2026-11-21. */
  min?: string | undefined
  /** The last day that may be chosen, as 2026-11-21. */
  max?: string | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'calendar'> | undefined
  /** The language of the calendar's names and digits, "bn-u-nu-beng". Default the document's language. */
  locale?: string | undefined
  /** The IANA time zone that decides which day the calendar marks as today, "Asia/Manila" [S-358]. Default the device's. */
  timeZone?: string | undefined
}

/**
 * A single day, typed or chosen from a calendar. Renders a `<span>` frame around a native `<input type="date">`.
 *
 * The calendar loads when its button is reached, and `onChange` is native for typing and choosing alike. For a birthday
 * use `DateInput`.
 */
export const DateField = (props: DateFieldProps) => {
  const linked = useFieldControl(props)
  return <TypedDate {...props} {...linked} />
}
