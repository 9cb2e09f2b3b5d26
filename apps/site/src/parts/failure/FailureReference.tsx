import { CopyButton } from '@croupier/ui/CopyButton'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { useReference } from './useReference.ts'

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
  const { sentence, copy } = useReference()
  return (
    <Root>
      <span>{sentence(reference)}</span>
      <CopyButton text={reference} aria-label={copy} />
    </Root>
  )
}
