import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** Props of `TopBar`; everything else goes to the `<header>`. */
export interface TopBarProps extends ComponentProps<'header'> {
  /** Names the bar's group of controls, e.g. "Top bar". */
  label: string
  /** The menu button and the merchant's sign, where reading starts. */
  brand: ReactNode
  /** Market, language, theme: in the middle, and only from 768 px on; a phone has them in its menu. */
  choices?: ReactNode
  /** Signing in, or the balance and the account, where reading ends. */
  account?: ReactNode
  /** A second row under the bar, such as `BottomNavigation`. */
  children?: ReactNode
}

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${t.z.header};
  background: ${t.color.deep};
  color: ${t.color.onDeep};
  font-family: ${t.font.text};
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.s2};
  max-inline-size: 90rem;
  min-block-size: 4rem;
  margin-inline: auto;
  padding-inline: ${t.space.s3};

  @media (min-width: 48rem) {
    padding-inline: ${t.space.s5};
  }
`

const Choices = styled.div`
  display: none;
  align-items: center;
  gap: ${t.space.s1};
  margin-inline-start: auto;

  @media (min-width: 48rem) {
    display: flex;
  }
`

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.s2};
  min-inline-size: 0;
  margin-inline-start: auto;

  @media (min-width: 48rem) {
    margin-inline-start: ${t.space.s2};
  }
`

/** The head of every page: brand, choices, account, on the deep ground. Renders a sticky `<header>`. */
export const TopBar = ({ label, brand, choices, account, children, ...rest }: TopBarProps) => (
  <Root {...rest}>
    <Bar aria-label={label} role="group">
      {brand}
      {choices === undefined ? null : <Choices>{choices}</Choices>}
      <Account>{account}</Account>
    </Bar>
    {children}
  </Root>
)
