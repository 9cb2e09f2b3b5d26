import type { RootStore } from '@croupier/stores'
import { RootProvider } from '@croupier/stores/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { useTimeText } from './useTimeText.ts'

const now = Date.UTC(2026, 10, 21, 15, 30)

function written(at: number): string {
  const Time = () => useTimeText()(at)
  return renderToStaticMarkup(
    <RootProvider root={{ platformClock: { now: () => now } } as RootStore}>
      <IntlProvider locale="en-PH" timeZone="Asia/Manila">
        <Time />
      </IntlProvider>
    </RootProvider>,
  )
}

it('a time has its day unless that is today in the merchant’s time zone [S-261]', () => {
  expect(written(now + 20 * 60_000)).toBe('11:50\u00a0PM')
  expect(written(now + 40 * 60_000)).toBe('Nov 22, 12:10\u00a0AM')
  expect(written(now - 24 * 3_600_000)).toBe('Nov 20, 11:30\u00a0PM')
})
