import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextField } from '../fields/TextField.tsx'
import { FormTextProvider } from '../text/FormTextProvider.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const parts = {
  TextField: <TextField<{ email: string }> name="email" label="Email" autoComplete="email" />,
  ErrorSummary: <ErrorSummary />,
  SubmitButton: <SubmitButton busyText="Sending…">Send</SubmitButton>,
}

it.each(Object.entries(parts))('says that the form around it is missing: %s', (_, part) => {
  const alone = <FormTextProvider text={(key) => key}>{part}</FormTextProvider>
  expect(() => renderToString(alone)).toThrow('need a Form around them')
})
