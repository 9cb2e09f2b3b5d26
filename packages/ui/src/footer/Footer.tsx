import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** Props of `Footer`; everything else goes to the `<footer>`. */
export interface FooterProps extends ComponentProps<'footer'> {
  /** The merchant's sign and what it says of itself. */
  brand?: ReactNode
  /** The blocks side by side: `FooterBlock`, `SocialLinks`. */
  children?: ReactNode
  /** Under the blocks, over the whole width: vendors' and payment marks. */
  marks?: ReactNode
  /** Age, licence, copyright. */
  smallPrint?: ReactNode
}

const Root = styled.footer`
  background: ${t.color.deep};
  color: ${t.color.onDeepMuted};
  font-family: ${t.font.text};
  font-size: ${t.fontSize.sm};

  & :focus-visible {
    outline-color: ${t.color.onDeepAccent};
  }
`

const Inner = styled.div`
  display: grid;
  gap: ${t.space.s6};
  max-inline-size: 90rem;
  margin-inline: auto;
  padding: ${t.space.s6} ${t.space.s4} ${t.space.s7};

  @media (min-width: 48rem) {
    padding-inline: ${t.space.s5};
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${t.space.s6};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
`

const SmallPrint = styled.div`
  display: grid;
  gap: ${t.space.s1};
  padding-block-start: ${t.space.s5};
  border-block-start: 1px solid ${t.color.deepBorder};
  font-size: ${t.fontSize.xs};
`

/** The foot of every page on the deep ground. Renders a `<footer>`. */
export const Footer = ({ brand, children, marks, smallPrint, ...rest }: FooterProps) => (
  <Root {...rest}>
    <Inner>
      <Columns>
        {brand === undefined ? null : <div>{brand}</div>}
        {children}
      </Columns>
      {marks}
      {smallPrint === undefined ? null : <SmallPrint>{smallPrint}</SmallPrint>}
    </Inner>
  </Root>
)
