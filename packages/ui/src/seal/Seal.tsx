import { FlaskConical, Landmark, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinkElement, type LinkElementProps } from '../link/LinkElement.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `Seal`; everything else goes to the root. */
export interface SealProps extends Omit<LinkElementProps, 'title' | 'children'> {
  /** Kind of seal: an `age` limit, a `regulator` or a test `laboratory`. */
  kind: 'age' | 'regulator' | 'laboratory'
  /** Statement: "21 and over only", "Example Gaming Authority". */
  title: ReactNode
  /** Licence number, date of a report. */
  text?: ReactNode
  /** Required for an age seal, drawn in its ring: "21+". */
  age?: string | undefined
  /** Address where it can be verified. Without `href` and `render` the seal is not a link. */
  href?: string | undefined
  /** The router's own link. */
  render?: ReactElement | undefined
}

const icons: Readonly<Record<'regulator' | 'laboratory', LucideIcon>> = {
  regulator: Landmark,
  laboratory: FlaskConical,
}

const Root = styled(LinkElement)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-inline-size: 0;
  min-block-size: 2.75rem;
  border-radius: ${tokens.radius.md};
  color: inherit;
  font-size: ${tokens.fontSize.xs};
  line-height: ${tokens.leading.tight};
  text-decoration: none;

  &:where([href]:hover) strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const Ring = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: ${tokens.line.thick} solid currentcolor;
  border-radius: 50%;
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.bold};

  &:where([data-plate]) {
    border-radius: ${tokens.radius.md};
  }
  & > svg {
    inline-size: ${tokens.icon.md};
    block-size: ${tokens.icon.md};
  }
`

const Words = styled.span`
  display: grid;
  gap: ${tokens.space.s05};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > strong {
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

/**
 * An age limit, a licence or a test report, as a mark with text. Renders a `<span>`, or an `<a>` if it links to
 * the proof.
 *
 * The text must match the merchant's licence: never show a seal without proof. Attributes out: `data-kind`.
 */
export const Seal = ({ kind, title, text, age, href, render, ...rest }: SealProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Seal', { kind })
  const Icon = kind === 'age' ? null : icons[kind]
  return (
    <Root
      {...rest}
      href={href}
      render={href === undefined && render === undefined ? <span /> : render}
      data-kind={kind}
    >
      <Ring aria-hidden data-plate={kind === 'age' ? undefined : ''}>
        {Icon === null ? age : <Icon />}
      </Ring>
      <Words>
        <strong>{title}</strong>
        {text === undefined ? null : <span>{text}</span>}
      </Words>
    </Root>
  )
}
