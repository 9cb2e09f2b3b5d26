import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { instantText } from './useDateTimeText.ts'

const at = Date.UTC(2026, 10, 21, 16, 52)
const inLanguage = (locale: string) => instantText(createIntl({ locale, timeZone: 'Asia/Manila', onError: () => {} }))

it('a time never breaks between the hour and the part of the day [S-261]', () => {
  const english = inLanguage('en-PH')
  expect([english.moment(at), english.recent(at), english.time(at)]).toEqual([
    'Nov 22, 2026, 12:52\u00a0AM',
    'Nov 22, 12:52\u00a0AM',
    '12:52\u00a0AM',
  ])
  expect(inLanguage('ko').moment(at)).toMatch(/22\. \S+\u00a012:52$/)
  expect(inLanguage('bn-BD').recent(at)).toMatch(/, \S+\u00a0১২:৫২$/)
  expect(inLanguage('de').time(at)).toBe('00:52')
})
