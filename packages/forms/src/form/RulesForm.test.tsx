import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormTextProvider } from '../text/FormTextProvider.tsx'
import { RulesForm, type RulesFormProps } from './RulesForm.tsx'

const rule = { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 }
const rules = {
  nickname: rule,
  email: { ...rule, required: false, minLength: 0, patternId: 3 },
  fax: { ...rule, enabled: false },
}
const words = { label: 'Profile', submitText: 'Save', busyText: 'Saving' }

const html = (fields: RulesFormProps<keyof typeof rules>['fields']) =>
  renderToString(
    <FormTextProvider text={(key, values) => `${key} ${Object.values(values ?? {}).join('-')}`.trim()}>
      <RulesForm
        rules={rules}
        fields={fields}
        {...words}
        initial={{ nickname: 'maria' }}
        onSubmit={async () => undefined}
      />
    </FormTextProvider>,
  )

it('shows the enabled fields in the order that is asked for, with what the rules say of them', () => {
  const shown = html({ email: { label: 'Email' }, nickname: { label: 'Nickname' }, fax: { label: 'Fax' } })
  expect([...shown.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name)).toEqual(['email', 'nickname'])
  const [email = '', nickname = ''] = shown.split('data-field="').slice(1)
  expect(nickname).toMatch(/aria-required="true"|required=""/)
  expect(nickname).toContain('4-15')
  expect(email).toContain('(Optional)')
  expect(email).not.toMatch(/\d-\d/)
  expect(shown).toContain('Save')
})

it('takes a hint, a password and a text of several lines', () => {
  const shown = html({
    nickname: { label: 'Secret', control: 'password', description: 'Yours alone' },
    email: { label: 'Note', control: 'comment' },
  })
  expect(shown).toContain('type="password"')
  expect(shown).toContain('<textarea')
  expect(shown).toContain('Yours alone')
  expect(shown).not.toContain('4-15')
})

it('knows the names of its fields from the rules', () => {
  const form = (
    <RulesForm
      rules={rules}
      // @ts-expect-error -- The rules have no such field.
      fields={{ nickname: { label: 'Nickname' }, phone: { label: 'Phone' } }}
      {...words}
      // @ts-expect-error -- Nor the entry.
      onSubmit={async ({ nickname, phone }) => void [nickname, phone]}
    />
  )
  expect(form.props.label).toBe('Profile')
})
