import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { timeOfDay } from './timeOfDay.ts'

const at = (hour: number) => Date.UTC(2026, 10, 24, hour - 6, 5)

it('Bengali names the part of the day before the clock, in its own letters and digits [S-261]', () => {
  const time = timeOfDay(createIntl({ locale: 'bn-BD', timeZone: 'Asia/Dhaka', onError: () => {} }))
  expect([0, 3, 8, 12, 17, 19, 22].map((hour) => time?.(at(hour)))).toEqual([
    'রাত\u00a0১২:০৫',
    'রাত\u00a0৩:০৫',
    'সকাল\u00a0৮:০৫',
    'দুপুর\u00a0১২:০৫',
    'বিকাল\u00a0৫:০৫',
    'সন্ধ্যা\u00a0৭:০৫',
    'রাত\u00a0১০:০৫',
  ])
})

it('other languages keep the format of the browser', () => {
  expect(timeOfDay(createIntl({ locale: 'en-PH', timeZone: 'Asia/Manila', onError: () => {} }))).toBeUndefined()
})
