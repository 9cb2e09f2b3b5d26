import type { ModalOf } from '../modals/modal.ts'
import type { SessionPause } from './SessionStore.ts'

/** Says that a break has begun and ended the session: until when it lasts, and who helps. */
export const breakStarted = ({ kind, endsAt }: Pick<SessionPause, 'kind' | 'endsAt'>): ModalOf<'message'> => ({
  kind: 'message',
  tone: 'info',
  titleKey: kind === 'exclusion' ? 'safety.exclusion_title' : 'safety.break_title',
  textKey: 'safety.break_started',
  times: { end: endsAt },
  help: true,
  confirmKey: 'in_increase_submit',
})
