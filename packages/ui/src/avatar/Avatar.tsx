import { UserRound } from 'lucide-react'
import { useCallback, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Props of `Avatar`; the rest goes to its `<span>`. */
export interface AvatarProps extends ComponentProps<'span'> {
  /** The member's picture. */
  src?: string | undefined
  /** The default picture, shown when there is no picture or it fails to load. */
  fallbackSrc?: string | undefined
  /** Name of the person in the picture. Leave empty if the name is next to it. */
  label: string
  /** 32, 40, 56 or 96 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
}

const Root = styled.span`
  --_size: 2.5rem;
  position: relative;
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: var(--_size);
  block-size: var(--_size);
  border-radius: 50%;
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentText};

  &:where([data-size='sm']) {
    --_size: 2rem;
  }
  &:where([data-size='lg']) {
    --_size: 3.5rem;
  }
  &:where([data-size='xl']) {
    --_size: 6rem;
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  & > svg {
    inline-size: 55%;
    block-size: 55%;
  }
`

/**
 * Renders a `<span>` with the picture, the default picture or a drawn figure: the first that can be shown.
 *
 * Attributes out: `data-size`, `data-showing` (`picture`, `fallback`, `figure`).
 */
export const Avatar = ({ src, fallbackSrc, label, size = 'md', ...rest }: AvatarProps) => {
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [src, fallbackSrc].find(
    (address) => address !== undefined && address !== '' && !failed.includes(address),
  )
  const showing = shown === undefined ? 'figure' : shown === src ? 'picture' : 'fallback'
  // An image in server-rendered HTML may fail before React listens for the error event, so check its state too.
  const examine = useCallback((image: HTMLImageElement | null) => {
    const address = image?.getAttribute('src')
    if (image?.complete && image.naturalWidth === 0 && address) setFailed((before) => [...before, address])
  }, [])
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Root {...named} {...rest} data-size={size} data-showing={showing}>
      {shown === undefined ? (
        <UserRound aria-hidden />
      ) : (
        <img
          key={shown}
          ref={examine}
          src={shown}
          alt=""
          decoding="async"
          onError={() => setFailed((before) => [...before, shown])}
        />
      )}
    </Root>
  )
}
