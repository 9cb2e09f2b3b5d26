import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../theme/breakpoints.ts'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'
import { tellBarHeight } from './barHeight.ts'

/** Props of `TopBar`; everything else goes to the `<header>`. */
export interface TopBarProps extends ComponentProps<'header'> {
  /** Names the bar's group of controls, e.g. "Top bar". */
  label: string
  /** Menu button and merchant's logo, at the start. */
  brand: ReactNode
  /** Market, language and theme. Shown from 768 px, by default next to the account; on phones they are in the menu. */
  choices?: ReactNode
  /** Login, or balance and account, at the end of the bar. */
  account?: ReactNode
  /** A second row under the bar, such as `BottomNavigation`. */
  children?: ReactNode
}

/** Below 320 px at the usual text size. */
const tiny = '(width < 20rem)'

const Root = styled.header`
  container-type: inline-size;
  background: ${shape('pattern', 'none')} 0 0 / ${shape('patternSize', 'auto')} ${tokens.color.deep};
  color: ${tokens.color.onDeep};
  /* Separates it from the footer, which has the same colour. */
  box-shadow: 0 ${shape('headerLine', '1px')} 0 ${tokens.color.deepBorder};

  /* In a low window (a phone in landscape, a page at 400%) it scrolls away: it would take up half the window. */
  @media screen and (min-height: 26rem) {
    position: sticky;
    inset-block-start: 0;
    z-index: ${tokens.z.header};

    /* Only for content after the bar: a scroll padding would also scroll the page when the bar itself gets focus. */
    & ~ * :where(:focus-visible, :target) {
      scroll-margin-block-start: calc(var(--cr-top-bar-height, 3.5rem) + ${tokens.space.s2});
    }
  }
`

const Bar = styled.div`
  /* Every control in the bar is 44 px high for fingers; its size only sets the inline padding. */
  --cr-control-sm: 2.75rem;
  --cr-control-md: 2.75rem;
  display: grid;
  grid-template-areas: 'brand account';
  /* A wide logo shrinks to leave room for the account's buttons. */
  grid-template-columns: auto minmax(max-content, 1fr);
  align-items: center;
  gap: ${tokens.space.s2};
  max-inline-size: 90rem;
  min-block-size: 3.5rem;
  margin-inline: auto;
  padding-inline: ${tokens.space.s3};

  @media ${from.md} {
    grid-template-areas: ${shape('headerAreas', "'brand choices account'")};
    grid-template-columns: ${shape('headerColumns', 'auto 1fr auto')};
    min-block-size: ${shape('headerSize', '4rem')};
    padding-inline: ${tokens.space.s5};
  }
  /* At 200% text size on a wide window the account wraps to a second line. */
  @media ${from.md} {
    @container (width < 46rem) {
      grid-template-areas: 'brand choices' 'account account';
      grid-template-columns: auto minmax(0, 1fr);
      padding-block: ${tokens.space.s1};

      & > :not(:first-child) {
        flex-wrap: wrap;
        justify-content: end;
      }
    }
  }
  & [data-popup-open] {
    background: ${tokens.color.deepRaised};
  }
  /* Large text on a phone: stacked, so that nothing scrolls sideways. */
  @media ${tiny} {
    grid-template-areas: 'brand' 'account';
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    padding-block: ${tokens.space.s1};
  }
`

const Sign = styled.div`
  grid-area: brand;
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  min-inline-size: 0;

  @media ${tiny} {
    flex-wrap: wrap;
  }
`

/** Next to the account, or at the start of the line in a header with a centred logo. */
const Choices = styled.div`
  display: none;
  grid-area: choices;
  align-items: center;
  gap: ${tokens.space.s1};
  justify-self: ${shape('headerChoices', 'end')};

  @media ${from.md} {
    display: flex;
  }
`

const Account = styled.div`
  display: flex;
  grid-area: account;
  align-items: center;
  gap: ${tokens.space.s1};
  justify-self: end;
  min-inline-size: 0;

  @media ${from.sm} {
    gap: ${tokens.space.s2};
  }
  @media ${tiny} {
    flex-wrap: wrap;
    justify-content: end;
  }
`

/**
 * The head of every page: brand, choices, account. Renders a sticky `<header>`.
 *
 * It is a deep surface: for quiet controls use a `Button` or `IconButton` with `variant="ghost" tone="neutral"`. Its
 * height is set on the root element as `--cr-top-bar-height`; focused elements and anchor targets stop below it.
 * Attributes out: `data-surface`.
 */
export const TopBar = ({ label, brand, choices, account, children, ...rest }: TopBarProps) => (
  <Root {...rest} data-surface="deep">
    <Bar ref={tellBarHeight} aria-label={label} role="group">
      <Sign>{brand}</Sign>
      {choices === undefined ? null : <Choices>{choices}</Choices>}
      <Account>{account}</Account>
    </Bar>
    {children}
  </Root>
)
