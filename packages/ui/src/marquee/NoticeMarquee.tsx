import { Megaphone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { PauseButton } from '../drift/PauseButton.tsx'
import { useDrift } from '../drift/useDrift.ts'
import { t } from '../theme/theme.ts'

/** Props of `NoticeMarquee`; everything else goes to the root. */
export interface NoticeMarqueeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the bar, e.g. "Notices". */
  label: string
  titles: readonly string[]
  /** A title was pressed; the notice to open [S-208]. */
  onOpen: (index: number) => void
  /** Names the pause button. */
  pauseText: string
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${t.space.s2};
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-inline: ${t.space.s3} ${t.space.s2};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.pill};
  background: ${t.color.surface};
  color: ${t.color.text};
  font-family: ${t.font.text};
  font-size: ${t.fontSize.sm};

  & > svg {
    flex: none;
    color: ${t.color.accentText};
  }
`

const Window = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  mask-image: linear-gradient(to right, transparent, black 1.5rem, black calc(100% - 1.5rem), transparent);

  &:where([data-still]) {
    overflow-x: auto;
    mask-image: none;
    scrollbar-width: none;
  }
`

const Track = styled.div`
  display: flex;
  inline-size: max-content;
  min-inline-size: 200%;
  will-change: transform;

  &:where([data-still]) {
    min-inline-size: 0;
    will-change: auto;
  }
`

const Titles = styled.ul`
  display: flex;
  flex: 1 0 auto;
  gap: ${t.space.s7};
  margin: 0;
  padding: 0;
  padding-inline-end: ${t.space.s7};
  list-style: none;
`

const Title = styled.button`
  min-block-size: 2rem;
  padding: 0 ${t.space.s1};
  border: 0;
  border-radius: ${t.radius.sm};
  background: transparent;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;

  &:where(:hover) {
    color: ${t.color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:where(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }
`

/**
 * The bar of notice titles that drifts by. Renders a `<section>`.
 *
 * It stands still under pointer and focus, in a hidden tab, under reduced motion and by its button [S-209]. A focused
 * title scrolls into view. The second copy that makes the drift endless is out of reach of keyboard and screen reader.
 * Attributes out: `data-running`.
 */
export const NoticeMarquee = ({ label, titles, onOpen, pauseText, ...rest }: NoticeMarqueeProps) => {
  const { track, moves, running, paused, setPaused, watch } = useDrift<HTMLDivElement>({
    enabled: titles.length > 0,
    step: 0.6,
    axis: 'x',
  })
  const still = moves ? undefined : ''
  const list = (copy: boolean) => (
    <Titles aria-hidden={copy || undefined} inert={copy}>
      {titles.map((title, index) => (
        <li key={index}>
          <Title type="button" onClick={() => onOpen(index)}>
            {title}
          </Title>
        </li>
      ))}
    </Titles>
  )
  return (
    <Root {...rest} aria-label={label} data-running={running ? '' : undefined}>
      <Megaphone size={18} aria-hidden />
      <Window data-still={still} {...watch}>
        <Track ref={track} data-still={still}>
          {list(false)}
          {moves ? list(true) : null}
        </Track>
      </Window>
      {moves ? <PauseButton label={pauseText} paused={paused} onClick={() => setPaused(!paused)} /> : null}
    </Root>
  )
}
