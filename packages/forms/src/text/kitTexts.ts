import type { MessageKey } from '@croupier/locales'
import type { CommonTexts } from '@croupier/ui'
import type { TextPort } from './message.ts'

/** An unknown amount or time is a dash in every language. */
type Words = Omit<CommonTexts, 'unknown'>

const keys = {
  calendar: 'field.open_calendar',
  cancel: 'in_more_cancel',
  capsLock: 'field.caps_lock',
  clear: 'action.clear',
  close: 'in_increase_close',
  closeDialog: 'kit.close_dialog',
  copy: 'action.copy',
  copied: 'copy_success',
  copyFailed: 'action.copy_failed',
  loadMore: 'load_more',
  loading: 'balance.loading',
  mask: 'balance.hide',
  masked: 'balance.hidden',
  fromLeft: 'kit.from_left',
  fromTop: 'kit.from_top',
  move: 'kit.move',
  newTab: 'kit.new_tab',
  next: 'kit.next',
  nothingFound: 'field.options_empty',
  notifications: 'notification',
  openOptions: 'field.options_open',
  optional: 'form_input_optional',
  pause: 'kit.pause',
  previous: 'kit.previous',
  refresh: 'kit.refresh',
  remove: 'kit.remove',
  required: 'kit.required',
  retry: 'retry_once',
  reveal: 'field.show_password',
} as const satisfies Record<keyof Words, MessageKey>

/**
 * The texts of `KitTexts` in the language of `text`. Create them once per language: new ones re-render every component.
 */
export const kitTexts = (text: TextPort): Words =>
  Object.fromEntries(Object.entries(keys).map(([word, key]) => [word, text(key)])) as Record<keyof Words, string>
