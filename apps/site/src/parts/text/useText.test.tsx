import type { MessageDescriptor, MessageValues } from '@croupier/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { useText } from './useText.ts'

function written(locale: string, message: string, values: MessageValues): string {
  const Line = () => useText()({ key: 'agreements.offer_waits', values } as MessageDescriptor)
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ 'agreements.offer_waits': message }}>
      <Line />
    </IntlProvider>,
  )
}

it('isolates names and amounts in a right-to-left line, and leaves links and choices as they are', () => {
  expect(written('ur', '{from} سے {to} تک', { from: '₱100.00', to: '₱5,000.00' })).toBe(
    '\u200F\u2068₱100.00\u2069 سے \u2068₱5,000.00\u2069 تک',
  )
  expect(written('ar', 'افتح {url}', { url: 'https://croupier.example' })).toBe('افتح https://croupier.example')
  expect(written('ar', '{kind, select, a {أول} other {آخر}}', { kind: 'a' })).toBe('أول')
})

it('adds nothing to a line that runs from the left', () => {
  expect(written('de', 'Von {from}', { from: '₱100.00' })).toBe('Von ₱100.00')
})
