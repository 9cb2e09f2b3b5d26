import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { EdgePanel } from '../drawer/EdgePanel.tsx'
import { tokens } from '../theme/theme.ts'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `BottomSheet`; everything else goes to the sheet. */
export interface BottomSheetProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean
  /** Called when the close button, the background, Escape or a swipe down closes it. */
  onClose: () => void
  /** Its heading and accessible name. */
  title: ReactNode
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'close'> | undefined
  /** Stays at the bottom while the content scrolls, for the main action, such as "Show 128 games". */
  footer?: ReactNode
}

const Sheet = styled(EdgePanel)`
  inline-size: min(100%, 40rem);
  max-block-size: calc(100dvh - var(--cr-band-height, 0px) - ${tokens.space.s7});
  padding-block-end: env(safe-area-inset-bottom);
  border-block-end: 0;
  border-start-start-radius: ${tokens.radius.xl};
  border-start-end-radius: ${tokens.radius.xl};
`

const Grip = styled.span`
  flex: none;
  align-self: center;
  inline-size: 2.5rem;
  block-size: 0.25rem;
  margin-block-start: ${tokens.space.s2};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.borderStrong};
`

/**
 * A panel from the bottom edge, within reach of the thumb, e.g. for lobby filters or payment methods. Renders a
 * `<div role="dialog">` in a portal.
 *
 * It is as high as its content and always leaves a strip of the page visible. Focus, Escape and the scroll lock are
 * those of `Modal`; the close button does the same as a swipe down. Attributes out: `data-open`, `data-swiping`.
 */
export const BottomSheet = (props: BottomSheetProps) => (
  <Sheet {...props} side="bottom" swipe="down" top={<Grip aria-hidden />} />
)
