import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useToasts } from './useToasts.ts'

it('says which provider is missing', () => {
  const Saver = () => (useToasts(), null)
  expect(() => renderToString(<Saver />)).toThrow('useToasts needs a ToastProvider above it')
})
