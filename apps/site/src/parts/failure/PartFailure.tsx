import { Button } from '@croupier/ui/Button'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { useText } from '../text/useText.ts'

const Root = styled.div`
  position: fixed;
  inset-inline: ${tokens.space.s4};
  inset-block-end: ${tokens.space.s4};
  z-index: ${tokens.z.loader};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warningText};
  box-shadow: ${tokens.shadow.md};

  @media print {
    display: none;
  }
`

/**
 * Says that a part around the page did not load, and offers to reload (S-406); the page itself stays. Renders a
 * `<div role="alert">` at the bottom of the window, so that it is seen wherever the part would have been.
 */
export function PartFailure() {
  const text = useText()
  return (
    <Root role="alert">
      <span>{text('chunk.title')}</span>
      <Button onClick={() => window.location.reload()}>{text('chunk.reload')}</Button>
    </Root>
  )
}
