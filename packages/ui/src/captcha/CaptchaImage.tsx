import { ImageOff, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/IconButton.tsx'
import { needs } from '../needs/needs.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Texts of a {@link CaptchaImage}. */
export interface CaptchaTexts extends SomeTexts<'loading' | 'refresh'> {
  /** Text alternative of the picture, e.g. "Picture with four characters". Never the characters themselves. */
  readonly picture: string
  /** Shown when the picture could not be loaded. */
  readonly failed: string
}

/** Props of {@link CaptchaImage}; everything else goes to the root. */
export interface CaptchaImageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture as base64 PNG, with or without its `data:` prefix; null while it loads. */
  image: string | null
  /** The picture could not be loaded. */
  failed?: boolean | undefined
  /** Requests another picture; called at most once in {@link captchaRefreshInterval} ms. */
  onRefresh: () => void
  /** Texts in the language of the page. */
  texts: CaptchaTexts
}

/** Minimum time between two requests for a picture, in ms. */
export const captchaRefreshInterval = 1000

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
`

const Plate = styled.div`
  display: grid;
  place-items: center;
  min-inline-size: 8.5rem;
  block-size: 3rem;
  border-radius: ${tokens.radius.md};
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;

  & > img {
    block-size: 100%;
    inline-size: auto;
    max-inline-size: 100%;
  }
`

const Waiting = styled(Skeleton)`
  inline-size: 100%;
  block-size: 100%;
  border-radius: 0;
`

const Failure = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  padding-inline: ${tokens.space.s3};
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.textMuted};

  & > svg {
    flex: none;
  }
`

const source = (image: string) => (image.startsWith('data:image/') ? image : `data:image/png;base64,${image}`)

const stateOf = (image: string | null, failed: boolean) => {
  if (failed) return 'failed'
  return image === null ? 'loading' : 'ready'
}

/**
 * A picture of characters to copy, and a button for another one. Renders a `<div>`.
 *
 * The field for the answer is separate, with its own label. A press within a second of the last one does nothing;
 * the button keeps its focus and is marked as disabled. Attribute out: `data-state` (`loading`, `ready`, `failed`).
 */
export const CaptchaImage = ({ image, failed = false, onRefresh, texts, ...rest }: CaptchaImageProps) => {
  if (process.env.NODE_ENV !== 'production') needs('CaptchaImage', { image })
  const words = useKitTexts(texts)
  const [resting, beginRest] = useRest(captchaRefreshInterval)
  const state = stateOf(image, failed)
  const refresh = () => {
    if (beginRest()) onRefresh()
  }
  return (
    <Root {...rest} data-state={state}>
      <Plate aria-live="polite" aria-busy={state === 'loading'}>
        {state === 'loading' ? (
          <Waiting>
            <VisuallyHidden>{words.loading}</VisuallyHidden>
          </Waiting>
        ) : null}
        {state === 'ready' && image !== null ? <img src={source(image)} alt={texts.picture} /> : null}
        {state === 'failed' ? (
          <Failure>
            <ImageOff size={18} aria-hidden />
            <span>{texts.failed}</span>
          </Failure>
        ) : null}
      </Plate>
      <IconButton
        label={words.refresh}
        variant="outline"
        size="lg"
        disabled={resting}
        focusableWhenDisabled
        onClick={refresh}
      >
        <RefreshCw aria-hidden />
      </IconButton>
    </Root>
  )
}

/** Whether a cooldown of `ms` is running, and a function that starts one; it returns false if one is running. */
const useRest = (ms: number): [resting: boolean, begin: () => boolean] => {
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    // Several presses can arrive before the button re-renders as disabled.
    if (timer.current !== undefined) return false
    setResting(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setResting(false)
    }, ms)
    return true
  }
  return [resting, begin]
}
