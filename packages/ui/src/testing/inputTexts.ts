/** English words for the inputs in stories and suites. */
import type { CaptchaTexts } from '../captcha/CaptchaImage.tsx'
import type { ComboboxTexts } from '../combobox/Combobox.tsx'
import type { DateRangeTexts } from '../date/DateRange.tsx'
import type { FileDropTexts } from '../file-drop/FileDrop.tsx'
import type { SliderTexts } from '../slider-verification/sliderTexts.ts'

export const comboboxTexts: ComboboxTexts = {
  openOptions: 'Show the list',
  clear: 'Clear the choice',
  nothingFound: 'Nothing fits what you typed.',
  loading: 'Looking…',
}

export const captchaTexts = {
  picture: 'Picture with four characters',
  loading: 'The picture is loading',
  failed: 'No picture came.',
  refresh: 'Another picture',
} satisfies CaptchaTexts

const faults = {
  type: 'is no PNG or JPG picture.',
  size: 'is larger than 5 MB.',
  empty: 'has nothing in it.',
  count: 'is one too many: three are allowed.',
  twice: 'is there already.',
} as const

export const fileTexts: FileDropTexts = {
  choose: 'Choose pictures',
  hint: 'Or drop or paste them here. PNG or JPG, up to 5 MB each, three at most.',
  drop: 'Let go to add them.',
  remove: (name) => `Remove ${name}`,
  fault: (fault, name) => `${name} ${faults[fault]}`,
  size: (bytes) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`),
}

const rangeFaults = {
  incomplete: 'Enter both days in full.',
  'end-before-start': 'The last day lies before the first.',
  'too-long': 'Choose at most 90 days.',
  'out-of-bounds': 'Choose days up to today.',
} as const

export const rangeTexts: DateRangeTexts = {
  from: 'From',
  to: 'To',
  calendar: 'Calendar',
  fault: (fault) => rangeFaults[fault],
}

export const sliderTexts: SliderTexts = {
  title: 'Slide the piece into the gap',
  handle: 'Position of the piece',
  position: (x, last) => `${x} of ${last}`,
  submit: 'Check',
  refresh: 'Another picture',
  byDevice: 'Let this device do it',
  loading: 'The picture is loading…',
  checking: 'Checking…',
  failed: 'That was not the gap. Take another picture.',
  passed: 'Passed. You can go on.',
  unavailable: 'No picture came. Try again.',
}
