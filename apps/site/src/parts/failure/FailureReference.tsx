import { CopyButton, tokens } from '@croupier/ui'
import { styled } from 'styled-components'
import { useText } from '../text/useText.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  margin-block-start: ${tokens.space.s3};
  font-size: ${tokens.fontSize.sm};
`

/** The reference of a failure with a button that copies it for customer service (S-410). Renders a `<div>`. */
export function FailureReference({ reference }: { reference: string }) {
  const text = useText()
  return (
    <Root>
      {text('failure.reference', { reference })}
      <CopyButton text={reference} aria-label={text('failure.copy_reference')} />
    </Root>
  )
}
