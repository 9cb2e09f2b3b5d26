import { Megaphone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { DriftStrip } from '../drift/DriftStrip.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** Props of `NoticeMarquee`; everything else goes to the root. */
export interface NoticeMarqueeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the bar, e.g. "Notices". */
  label: string
  /** The titles, in order. */
  titles: readonly string[]
  /** Called with the index of the title that was pressed. */
  onOpen: (index: number) => void
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'pause'> | undefined
}

const Root = styled(DriftStrip)`
  gap: ${tokens.space.s2};
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space.s3} ${tokens.space.s2};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};

  & > svg {
    color: ${tokens.color.accentText};
  }
`

const Title = styled(FreshButton)`
  min-block-size: 2rem;
  padding: 0 ${tokens.space.s1};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  white-space: nowrap;
  cursor: pointer;

  &:where(:hover) {
    color: ${tokens.color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

/**
 * A bar of notice titles that scrolls continuously. Renders a `<section>`.
 *
 * It pauses on hover and focus, in a hidden tab, under reduced motion and by its button. A focused
 * title scrolls into view. The second copy that makes the loop seamless is hidden from keyboard and screen reader.
 * Attributes out: `data-running`.
 */
export const NoticeMarquee = ({ titles, onOpen, ...rest }: NoticeMarqueeProps) => {
  if (process.env.NODE_ENV !== 'production') needs('NoticeMarquee', { titles })
  return (
    <Root {...rest} icon={<Megaphone size={18} aria-hidden />} moving={titles.length > 0} step={0.6}>
      {titles.map((title, index) => (
        <li key={index}>
          <Title type="button" onClick={() => onOpen(index)}>
            <bdi>{title}</bdi>
          </Title>
        </li>
      ))}
    </Root>
  )
}
