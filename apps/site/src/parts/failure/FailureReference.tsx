import { CopyButton, tokens as t } from '@croupier/ui'
import { styled } from 'styled-components'
import { useText } from '../text/useText.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${t.space.s2};
  margin-block-start: ${t.space.s3};
  font-size: ${t.fontSize.sm};
`

/** The reference of a failure with a button that copies it for customer service (S-410). Renders a `<div>`. */
export function FailureReference({ reference }: { reference: string }) {
  const text = useText()
  return (
    <Root>
      {text('failure.reference', { reference })}
      <CopyButton
        text={reference}
        labels={{ copy: text('action.copy'), copied: text('copy_success'), failed: text('action.copy_failed') }}
        aria-label={text('failure.copy_reference')}
      />
    </Root>
  )
}
