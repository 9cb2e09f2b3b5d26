import { closeDialogWord, loadingWord, nextWord, previousWord } from './englishWords.ts'

/** The words that components share. Each can also be set on one component, through its `texts`. */
export interface CommonTexts {
  /** Names the button that opens a calendar. */
  readonly calendar: string
  /** The button that leaves everything unchanged. */
  readonly cancel: string
  /** Shown while Caps Lock is on. */
  readonly capsLock: string
  /** The button that empties a field or removes all filters. */
  readonly clear: string
  /** Names the close button of a window, panel or message. */
  readonly close: string
  /** The button of a dialog that has no other. */
  readonly closeDialog: string
  /** The button that copies. */
  readonly copy: string
  /** Announced when a text was copied. */
  readonly copied: string
  /** Announced when the browser refuses to copy, with what to do instead. */
  readonly copyFailed: string
  /** The button that loads the next page of a list. */
  readonly loadMore: string
  /** Announced while something loads or is being sent. */
  readonly loading: string
  /** Names the button that hides an amount; `aria-pressed` says whether the amount is hidden. */
  readonly mask: string
  /** Read out instead of a hidden amount. */
  readonly masked: string
  /** Read out before how far a moved window is from the left. */
  readonly fromLeft: string
  /** Read out before how far a moved window is from the top. */
  readonly fromTop: string
  /** Names the button that moves a window without dragging. */
  readonly move: string
  /** Read out after a link that opens a new tab. */
  readonly newTab: string
  /** Names the button to the next item. */
  readonly next: string
  /** Shown when a search or filter has no result. */
  readonly nothingFound: string
  /** Names the region that toasts appear in. */
  readonly notifications: string
  /** Names the button that shows the options of a field. */
  readonly openOptions: string
  /** Marks a field that may stay empty. */
  readonly optional: string
  /** Names the button that pauses motion. */
  readonly pause: string
  /** Names the button to the previous item. */
  readonly previous: string
  /** Names the button that refreshes a value. */
  readonly refresh: string
  /** Names the button that removes something. */
  readonly remove: string
  /** Marks a field that must be filled in. */
  readonly required: string
  /** The button that tries again. */
  readonly retry: string
  /** Names the button that shows a password; `aria-pressed` says whether it is shown. */
  readonly reveal: string
  /** Shown instead of an unknown amount or time; never 0. */
  readonly unknown: string
}

/** Some of the common words, in the shape of a component's `texts`. */
export type SomeTexts<Key extends keyof CommonTexts> = { readonly [Name in Key]?: CommonTexts[Name] | undefined }

/** The English words, used unless `KitTexts` sets others. */
export const englishTexts: CommonTexts = {
  calendar: 'Open the calendar',
  cancel: 'Cancel',
  capsLock: 'Caps Lock is on.',
  clear: 'Clear',
  close: 'Close',
  closeDialog: closeDialogWord,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select the text and copy it by hand.',
  loadMore: 'Load more',
  loading: loadingWord,
  mask: 'Hide amount',
  masked: 'Amount hidden',
  fromLeft: 'from the left',
  fromTop: 'from the top',
  move: 'Move window',
  newTab: 'opens in a new tab',
  next: nextWord,
  nothingFound: 'Nothing found',
  notifications: 'Notifications',
  openOptions: 'Show the options',
  optional: 'Optional',
  pause: 'Pause',
  previous: previousWord,
  refresh: 'Refresh',
  remove: 'Remove',
  required: 'Required',
  retry: 'Try again',
  reveal: 'Show password',
  unknown: '–',
}
