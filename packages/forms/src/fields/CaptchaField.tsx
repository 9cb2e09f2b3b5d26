import { Input, t } from '@croupier/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { TextButton } from '../form/TextButton.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { rateLimit } from './rateLimit.ts'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** A captcha to solve. */
export interface CaptchaChallenge {
  /** The picture as base64 PNG, with or without its `data:` prefix; null while it loads. */
  readonly image: string | null
  /** The picture could not be loaded; the button for another one is the way on. */
  readonly failed?: boolean | undefined
  /** Loads another picture. Called at most once a second [S-109]. */
  readonly refresh: () => void
  /** Opens the way for those who cannot see the picture: customer service. */
  readonly help?: () => void
}

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps extends Omit<BoundFieldProps, 'label' | 'description'> {
  readonly challenge: CaptchaChallenge
}

const refreshMs = 1_000

const source = (image: string) => (image.startsWith('data:image/') ? image : `data:image/png;base64,${image}`)

/**
 * Characters to copy from a picture, bound to the form around it. Renders the kit's `Field` with an `Input`, the picture
 * [S-108], a button for another one, and a way on for those who cannot see it.
 */
export function CaptchaField({ challenge, ...rest }: CaptchaFieldProps) {
  const { text } = useFormText()
  const { control, error } = useBoundField(rest.name)
  const [oncePerSecond] = useState(() => rateLimit(refreshMs))
  return (
    <Root>
      <FieldFrame {...rest} label={text('in_increase_captcha')} description={text('captcha.needed')} error={error}>
        <Input {...control} dir="ltr" autoComplete="off" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
      </FieldFrame>
      <Picture>
        {challenge.image === null ? (
          <Loading>{text(challenge.failed ? 'captcha.failed' : 'captcha.loading')}</Loading>
        ) : (
          <img src={source(challenge.image)} alt={text('captcha.picture')} height={48} />
        )}
        <TextButton type="button" onClick={() => oncePerSecond(challenge.refresh)}>
          {text('captcha.refresh')}
        </TextButton>
      </Picture>
      {challenge.help ? (
        <Help type="button" onClick={challenge.help}>
          {text('captcha.help')}
        </Help>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space.s2};
`

const Picture = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s4};

  & > img {
    block-size: 3rem;
    inline-size: auto;
    max-inline-size: 100%;
    border-radius: ${t.radius.sm};
  }
`

const Loading = styled.output`
  display: inline-flex;
  align-items: center;
  min-block-size: 3rem;
  padding-inline: ${t.space.s3};
  border-radius: ${t.radius.sm};
  background: ${t.color.surfaceSunken};
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
`

const Help = styled(TextButton)`
  align-self: flex-start;
  text-align: start;
`
