import { CircleAlert, Wallet } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Amount } from '../amount/Amount.tsx'
import { Card } from '../card/Card.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** State of a wallet's amount. */
export type WalletState = 'ready' | 'loading' | 'unavailable'

/** Props of `WalletCard`; everything else goes to the root. */
export interface WalletCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The main wallet, or the vendor whose wallet it is. */
  name: string
  /** The vendor's mark; decoration. */
  mark?: ReactNode
  /** The amount, formatted, with its currency. Not read unless `ready`. */
  amount: string
  /** Default `ready`. */
  state?: WalletState | undefined
  /** Shown instead of an unknown amount: "Loading…", "Not available now". */
  stateText?: string | undefined
  /** Hides the amount from eyes and screen readers. */
  masked?: boolean | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'masked' | 'unknown'> | undefined
  /** Under the amount, e.g. what of it can be withdrawn. */
  note?: ReactNode
  /** Actions: transfer in, transfer out, collect. */
  actions?: ReactNode
  /** The main wallet, from which the others are funded. */
  main?: boolean | undefined
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s2};
  container-type: inline-size;
  font-family: ${tokens.font.text};

  &:where([data-main]) {
    border-color: ${tokens.color.deepBorder};
    background: ${tokens.color.deep};
    color: ${tokens.color.onDeep};
  }
`

const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  margin: 0;
  font-family: ${tokens.font.text};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  line-height: ${tokens.leading.tight};
  overflow-wrap: anywhere;

  & > :first-child {
    flex: none;
  }
`

const Figure = styled.div`
  min-block-size: 1.875rem;
  font-family: ${tokens.font.display};
  /* A long amount becomes smaller in a narrow card, so that its currency stays on its line. */
  font-size: min(${tokens.fontSize.xl}, 9.5cqi);
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.leading.tight};
  overflow-wrap: anywhere;
`

const Missing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  color: ${tokens.color.warningText};
  font-family: ${tokens.font.text};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};

  [data-main] & {
    color: ${tokens.color.onDeepMuted};
  }
`

const Note = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  [data-main] & {
    color: ${tokens.color.onDeepMuted};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
  margin-block-start: auto;
  padding-block-start: ${tokens.space.s1};
`

/**
 * One wallet of "my wallet": the main one or a vendor's, with its transfers [S-338]. Renders an `<article>`.
 *
 * An amount that is not known is never shown as 0.00. Attributes out: `data-state`, and, while true, `data-main`,
 * `data-masked`.
 */
export const WalletCard = ({
  name,
  mark,
  amount,
  state = 'ready',
  stateText = '',
  masked = false,
  texts,
  note,
  actions,
  main = false,
  ...rest
}: WalletCardProps) => (
  <Root
    forwardedAs="article"
    {...rest}
    data-state={state}
    data-main={main ? '' : undefined}
    data-masked={masked ? '' : undefined}
  >
    <Name>
      {mark ?? <Wallet size={20} aria-hidden />}
      {name}
    </Name>
    <Figure>
      {state === 'loading' ? (
        <>
          <Skeleton style={{ inlineSize: '8rem', blockSize: '1.5rem' }} />
          <VisuallyHidden>{stateText}</VisuallyHidden>
        </>
      ) : state === 'unavailable' ? (
        <Missing>
          <CircleAlert size={16} aria-hidden />
          {stateText}
        </Missing>
      ) : (
        <Amount text={amount} masked={masked} texts={texts} style={{ whiteSpace: 'normal' }} />
      )}
    </Figure>
    {note === undefined ? null : <Note>{note}</Note>}
    {actions === undefined ? null : <Actions>{actions}</Actions>}
  </Root>
)
