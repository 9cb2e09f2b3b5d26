import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import type { Tone } from '../theme/tone.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Meaning of a callout. */
export type CalloutTone = Exclude<Tone, 'neutral'>

/** Props of `Callout`; the rest goes to its `<div>`. */
export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: CalloutTone | undefined
  /** Title: the message in a few words. */
  title?: string | undefined
  /** Replaces the tone's icon; `null` for none. */
  icon?: ReactNode
  /** What to do next: a button or a link. */
  action?: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const

const Root = styled.div`
  --_ground: ${tokens.color.infoSoft};
  --_mark: ${tokens.color.infoText};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border: 1px solid color-mix(in oklab, var(--_mark) 24%, var(--_ground));
  border-radius: ${tokens.radius.md};
  background: var(--_ground);
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};

  &:where([data-tone='success']) {
    --_ground: ${tokens.color.successSoft};
    --_mark: ${tokens.color.successText};
  }
  &:where([data-tone='warning']) {
    --_ground: ${tokens.color.warningSoft};
    --_mark: ${tokens.color.warningText};
  }
  &:where([data-tone='danger']) {
    --_ground: ${tokens.color.dangerSoft};
    --_mark: ${tokens.color.dangerText};
  }
`

const Body = styled.div`
  display: flex;
  flex: 1 1 16rem;
  align-items: start;
  gap: ${tokens.space.s3};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > svg {
    flex-shrink: 0;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: var(--_mark);
  }
`

const Title = styled.p`
  font-weight: ${tokens.fontWeight.semibold};
`

/**
 * Renders a `<div>`: a message about the content around it (a failed form, being offline). A `danger` one
 * is an `alert`, the others a `status`, so screen readers announce it. With an `action` the message alone has that role,
 * because a live region holds no buttons.
 *
 * Attributes out: `data-tone`.
 */
export const Callout = ({ tone = 'info', title, icon, action, role: given, children, ...rest }: CalloutProps) => {
  const Icon = icons[tone]
  const role = given ?? (tone === 'danger' ? 'alert' : 'status')
  const acts = action !== undefined && action !== null && action !== false
  return (
    <Root role={acts ? undefined : role} {...rest} data-tone={tone}>
      <Body role={acts ? role : undefined}>
        {icon === undefined ? <Icon aria-hidden /> : icon}
        <div>
          {title !== undefined && <Title>{title}</Title>}
          {wholeText(children)}
        </div>
      </Body>
      {wholeText(action)}
    </Root>
  )
}
