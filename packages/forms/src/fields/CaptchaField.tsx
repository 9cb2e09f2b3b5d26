import { CaptchaImage } from '@croupier/ui/CaptchaImage'
import { Input } from '@croupier/ui/Input'
import { TextButton } from '@croupier/ui/TextButton'
import { tokens } from '@croupier/ui/theme'
import type { FieldValues } from 'react-hook-form'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** A captcha to solve. */
export interface CaptchaChallenge {
  /** The picture as base64 PNG, with or without its `data:` prefix; null while it loads. */
  readonly image: string | null
  /** The picture failed to load; the refresh button loads another. */
  readonly failed?: boolean | undefined
  /** Loads another picture. Called at most once a second. */
  readonly refresh: () => void
  /** Switches to a login without the picture, by email. */
  readonly byEmail?: () => void
  /** Switches to a login without the picture, by mobile number. */
  readonly byMobile?: () => void
  /** Contacts customer service, for those who cannot see the picture. */
  readonly help?: () => void
}

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps<Values extends FieldValues> extends Omit<
  BoundFieldProps<Values>,
  'label' | 'description'
> {
  /** The captcha and its handlers. */
  readonly challenge: CaptchaChallenge
}

/**
 * An image captcha, bound to its form. Renders the kit's `Field` with an `Input`, a `CaptchaImage`, and an
 * alternative for those who cannot see it.
 */
export function CaptchaField<Values extends FieldValues = never>({ challenge, ...rest }: CaptchaFieldProps<Values>) {
  const { text } = useFormText()
  const label = text('in_increase_captcha')
  const { control, error } = useBoundField<Values>({ name: rest.name, label })
  return (
    <Root>
      <FieldFrame {...rest} label={label} description={text('captcha.needed')} error={error}>
        <Input {...control} dir="ltr" autoComplete="off" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
      </FieldFrame>
      <CaptchaImage
        image={challenge.image}
        failed={challenge.failed}
        onRefresh={challenge.refresh}
        texts={{
          picture: text('captcha.picture'),
          loading: text('captcha.loading'),
          failed: text('captcha.failed'),
          refresh: text('captcha.refresh'),
        }}
      />
      {challenge.byEmail ? <Help onClick={challenge.byEmail}>{text('captcha.by_email')}</Help> : null}
      {challenge.byMobile ? <Help onClick={challenge.byMobile}>{text('captcha.by_mobile')}</Help> : null}
      {challenge.help ? <Help onClick={challenge.help}>{text('captcha.help')}</Help> : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s2};
`

const Help = styled(TextButton)`
  align-self: flex-start;
  text-align: start;
`
