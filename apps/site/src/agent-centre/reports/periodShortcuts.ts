import { pastShortcuts } from '@croupier/locales/calendar'

/** The periods that a report of the team offers at a press: up to the longest the platform gives (S-360). */
export const periodShortcuts = [...pastShortcuts, 'previous_90'] as const
