import { tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'

/** The surface a form stands on in stories, as wide as the dialog it lives in on the site. */
export const FormPlate = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 27rem;
  margin-inline: auto;
  padding: ${t.space.s5};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.lg};
  background: ${t.color.surface};
`
