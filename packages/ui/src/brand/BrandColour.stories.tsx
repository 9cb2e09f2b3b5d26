import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { tokens } from '../theme/theme.ts'
import { BrandScope } from './BrandScope.tsx'
import type { Brand } from './brandSchema.ts'
import { checkBrand } from './checkBrand.ts'
import { felt } from './felt.ts'

const Sheet = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  justify-items: start;
  padding: ${tokens.space.s5};
`

const Picker = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
`

/** Lets a designer change the accent and text colours, and lists every pair that is no longer legible. */
const Workbench = () => {
  const [accent, setAccent] = useState('#0a7f5c')
  const [text, setText] = useState('#10201b')
  const brand: Brand = { ...felt, name: 'draft', accent, colors: { text: { light: text, dark: '#eef5f2' } } }
  const findings = checkBrand(brand)
  return (
    <Sheet>
      <Picker>
        Main colour <input type="color" value={accent} onChange={(event) => setAccent(event.target.value)} />
      </Picker>
      <Picker>
        Text colour <input type="color" value={text} onChange={(event) => setText(event.target.value)} />
      </Picker>
      <BrandScope brand={brand} theme="light" style={{ padding: tokens.space.s4, background: tokens.color.canvas }}>
        <Button>Deposit</Button>
      </BrandScope>
      <ul aria-label="Pairs that cannot be read">
        {findings.map(({ theme, front, ground, measure, message }) => (
          <li key={theme + front + ground + measure}>{message}</li>
        ))}
      </ul>
    </Sheet>
  )
}

const meta = preview.meta({ title: 'Foundations/Brand colour', component: Workbench })

export const ChangesWhatIsPainted = meta.story()

ChangesWhatIsPainted.test('Another main colour changes what is painted', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Deposit' })
  const before = getComputedStyle(button).backgroundColor
  await fireEvent.change(canvas.getByLabelText('Main colour'), { target: { value: '#1d4ed8' } })
  await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(29, 78, 216)'))
  await expect(before).not.toBe('rgb(29, 78, 216)')
  await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
})

export const NamesWhatCannotBeRead = meta.story({ tags: ['!dev', '!autodocs'] })

NamesWhatCannotBeRead.test('A colour that cannot be read is named with its pair', async ({ canvas }) => {
  await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
  await fireEvent.change(canvas.getByLabelText('Text colour'), { target: { value: '#b9c4c0' } })
  await expect(
    await canvas.findByText(/^text on canvas has 1\.\d\d:1 in the light theme and needs 4\.5:1$/),
  ).toBeVisible()
})
