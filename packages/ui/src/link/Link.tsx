import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { LinkElement, type LinkElementProps } from './LinkElement.tsx'
import { linkStyle } from './linkStyle.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `Link`; everything a native `<a>` takes is passed on to it. */
export interface LinkProps extends LinkElementProps {
  /** `text` is for running text and underlined; `quiet` is for menus and footers and is not. Default `text`. */
  variant?: 'text' | 'quiet' | undefined
  /** Opens in a new tab, which `texts.newTab` announces. Default false. */
  newTab?: boolean | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'newTab'> | undefined
  /** Makes its whole positioned container, such as a card, clickable. */
  stretched?: boolean | undefined
}

const Root = styled(LinkElement)`
  ${linkStyle}

  &:where([data-variant='quiet']) {
    color: inherit;
    text-decoration-color: transparent;
  }
  &:where([data-variant='quiet']:hover) {
    text-decoration-color: currentColor;
  }
  &:where([data-stretched])::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
  }
  &:where([data-stretched]:focus-visible) {
    outline: none;
  }
  &:where([data-stretched]:focus-visible)::after {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  & > svg {
    display: inline-block;
    inline-size: 0.85em;
    block-size: 0.85em;
    margin-inline-start: 0.25em;
    vertical-align: -0.05em;
  }
`

const NewTab = ({ texts }: Pick<LinkProps, 'texts'>) => (
  <VisuallyHidden>{` (${useKitTexts(texts).newTab})`}</VisuallyHidden>
)

/**
 * Renders an `<a>`.
 *
 * Attributes out: `data-variant`, and, while true, `data-stretched`.
 */
export const Link = ({ variant = 'text', newTab = false, stretched = false, texts, children, ...rest }: LinkProps) => (
  <Root
    {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    {...rest}
    data-variant={variant}
    data-stretched={stretched ? '' : undefined}
  >
    {newTab ? (
      <>
        {wholeText(children)}
        <ExternalLink aria-hidden />
        <NewTab texts={texts} />
      </>
    ) : (
      children
    )}
  </Root>
)
