import { useEffect, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { announce } from '../announcer/announce.ts'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { useHydrated } from '../brand/useHydrated.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { tokens } from '../theme/theme.ts'
import { useBlockedInput } from './useBlockedInput.ts'

/** Props of `FullScreenLoader`; the rest goes to its `<div>`. */
export interface FullScreenLoaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is loading: shown, and announced once. */
  label: string
  /** Covers without blocking: the page beneath can still be used. Default false. */
  passive?: boolean | undefined
}

const appear = keyframes`
  from { opacity: 0; }
`

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.loader};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};
  background: color-mix(in oklab, ${tokens.color.canvas} 88%, transparent);
  color: ${tokens.color.text};
  cursor: progress;

  &:where([data-passive]) {
    background: color-mix(in oklab, ${tokens.color.canvas} 50%, transparent);
    pointer-events: none;
  }
  /* Shorter waits show nothing, to avoid a flash. */
  animation: ${appear} ${tokens.motion.base} ${tokens.motion.ease} 120ms backwards;

  & > [data-size] {
    color: ${tokens.color.accentText};
  }
  @media print {
    display: none;
  }
`

const Label = styled.p`
  max-inline-size: 40ch;
  font-weight: ${tokens.fontWeight.medium};
  text-align: center;
`

/**
 * Covers the whole page while it is mounted, for work that must not be interrupted (logging in, opening a game).
 * Renders a `<div>`. Pointer and keyboard input is blocked unless it is `passive`, and focus stays where it is.
 *
 * Attributes out: `data-passive`.
 */
export const FullScreenLoader = ({ label, passive = false, ...rest }: FullScreenLoaderProps) => {
  const container = usePortalContainer()
  const hydrated = useHydrated()
  useBlockedInput(!passive)
  useEffect(() => announce(label), [label])
  if (!hydrated || container === null) return null
  return createPortal(
    <Root {...rest} data-passive={passive ? '' : undefined}>
      <Spinner size="lg" />
      <Label>{label}</Label>
    </Root>,
    container ?? document.body,
  )
}
