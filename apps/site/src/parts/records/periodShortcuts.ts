import { pastShortcuts } from '@croupier/locales/calendar'

/** Periods that a record of up to three months offers at a press (S-360). */
export const periodShortcuts = [...pastShortcuts, 'previous_90'] as const
