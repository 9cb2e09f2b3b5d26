import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from '../theme/breakpoints.ts'
import { shape } from '../theme/shape.ts'
import { footerGroup } from './footerGroup.ts'
import { tokens } from '../theme/theme.ts'

/** Pictures under a heading: vendors', payment and licence marks. */
export interface FooterMarks {
  /** The heading over the marks: "Our partners". */
  readonly title: ReactNode
  /** Each needs a key, and its name as alternative text. */
  readonly items: readonly ReactElement[]
}

/** Props of `Footer`; everything else goes to the `<footer>`. */
export interface FooterProps extends ComponentProps<'footer'> {
  /** The merchant's logo and a few words about it. */
  brand?: ReactNode
  /** The blocks side by side: `FooterBlock`, `SocialLinks`. */
  children?: ReactNode
  /** Full-width section below the blocks; omitted when empty. */
  marks?: FooterMarks | undefined
  /** Age, licence, copyright. */
  smallPrint?: ReactNode
}

const Root = styled.footer`
  background: ${shape('pattern', 'none')} 0 0 / ${shape('patternSize', 'auto')} ${tokens.color.deep};
  color: ${tokens.color.onDeepMuted};
  font-size: ${tokens.fontSize.sm};
`

const Inner = styled.div`
  display: grid;
  gap: ${tokens.space.s6};
  max-inline-size: 90rem;
  margin-inline: auto;
  padding: ${tokens.space.s6} ${tokens.space.s4} ${tokens.space.s7};

  @media ${from.md} {
    padding-inline: ${tokens.space.s5};
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space.s6};
  grid-template-columns: minmax(0, 1fr);

  /* Two columns, then one row: three columns would leave the last of four blocks alone. */
  @media ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${from.lg} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

const Marks = styled.div`
  ${footerGroup}

  & > h2 {
    margin-block-end: ${tokens.space.s3};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s3} ${tokens.space.s5};
    opacity: 0.86;
  }
`

const SmallPrint = styled.div`
  display: grid;
  gap: ${tokens.space.s1};
  padding-block-start: ${tokens.space.s5};
  border-block-start: 1px solid ${tokens.color.deepBorder};
  font-size: ${tokens.fontSize.xs};
`

/**
 * The foot of every page: blocks of links, marks, small print. Renders a `<footer>`.
 *
 * A deep surface, like the top bar. Attributes out: `data-surface`.
 */
export const Footer = ({ brand, children, marks, smallPrint, ...rest }: FooterProps) => {
  const heading = useId()
  return (
    <Root {...rest} data-surface="deep">
      <Inner>
        {brand === undefined ? null : <div>{brand}</div>}
        <Columns>{children}</Columns>
        {marks === undefined || marks.items.length === 0 ? null : (
          <Marks>
            <h2 id={heading}>{marks.title}</h2>
            <ul role="list" aria-labelledby={heading}>
              {marks.items.map((mark) => (
                <li key={mark.key}>{mark}</li>
              ))}
            </ul>
          </Marks>
        )}
        {smallPrint === undefined ? null : <SmallPrint>{smallPrint}</SmallPrint>}
      </Inner>
    </Root>
  )
}
