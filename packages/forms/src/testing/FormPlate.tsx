import type { ComponentType } from 'react'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** The surface of a form in stories, as wide as its dialog on the site. */
export const FormPlate = styled.div`
  inline-size: 100%;
  max-inline-size: 27rem;
  margin-inline: auto;
  padding: ${tokens.space.s5};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

/** Story decorators that put a form on a {@link FormPlate}. */
export const onPlate = [
  (Story: ComponentType) => (
    <FormPlate>
      <Story />
    </FormPlate>
  ),
]
