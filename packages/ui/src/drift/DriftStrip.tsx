import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { PauseButton } from './PauseButton.tsx'
import { useDrift } from './useDrift.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `DriftStrip`; everything else goes to the root. */
export interface DriftStripProps extends ComponentProps<'section'> {
  /** Names the strip: "Notices". */
  label: string
  /** Decoration before the strip. */
  icon: ReactNode
  /** Whether there is enough content to scroll. */
  moving: boolean
  /** Pixels per frame of a 60 Hz screen. */
  step: number
  /** Wraps static entries onto several lines instead of scrolling sideways. */
  wraps?: boolean | undefined
  /** Names the pause button. */
  texts?: SomeTexts<'pause'> | undefined
  /** The entries, each an `<li>`. They are rendered twice while moving, so they must not contain ids. */
  children: ReactNode
}

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  min-inline-size: 0;
  border: 1px solid ${tokens.color.border};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};

  & > svg {
    flex: none;
  }
`

const Window = styled.div`
  container-type: inline-size;
  flex: 1;
  min-inline-size: 0;
  /* The fade is next to the first entry, not on it. */
  padding-inline: 1.5rem;
  overflow: hidden;
  -webkit-mask-image: linear-gradient(to right, transparent, black 1.5rem, black calc(100% - 1.5rem), transparent);
  mask-image: linear-gradient(to right, transparent, black 1.5rem, black calc(100% - 1.5rem), transparent);

  &:where([data-still]) {
    padding-inline: 0;
    overflow-x: auto;
    -webkit-mask-image: none;
    mask-image: none;
    scrollbar-width: none;
  }
  /* A focused entry is shown in full. */
  &:where(:focus-within) {
    -webkit-mask-image: none;
    mask-image: none;
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
  &:where([data-still][data-wraps]) {
    inline-size: auto;
  }
  &:where([data-still][data-wraps]) > ul {
    flex: 1;
    flex-wrap: wrap;
    row-gap: 0;
    padding-inline-end: 0;
  }
  /* Four that do not fit in a row are two rows of two, not three and one. */
  @container (28rem <= inline-size < 56rem) {
    &:where([data-still][data-wraps]) > ul:has(> :nth-child(4)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(max-content, 1fr));
    }
  }
`

const Entries = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${tokens.space.s7};
  padding-inline-end: ${tokens.space.s7};
`

/**
 * A line of entries that scrolls continuously. Renders a `<section>`.
 *
 * It pauses on hover and focus, in a hidden tab, under reduced motion and with its button (WCAG 2.2, 2.2.2). The second
 * copy that makes the loop seamless is hidden from keyboards and screen readers. Attributes out: `data-running`.
 */
export const DriftStrip = ({ label, icon, moving, step, wraps = false, texts, children, ...rest }: DriftStripProps) => {
  const { pause } = useKitTexts(texts)
  const { track, moves, running, paused, setPaused, watch } = useDrift<HTMLDivElement>({
    enabled: moving,
    step,
    axis: 'x',
  })
  const still = moves ? undefined : ''
  return (
    <Root {...rest} aria-label={label} data-running={running ? '' : undefined}>
      {icon}
      {/* When it is not moving, it can be scrolled, also by keyboard. */}
      <Window data-still={still} tabIndex={still === undefined ? undefined : 0} {...watch}>
        <Track ref={track} data-still={still} data-wraps={wraps ? '' : undefined}>
          <Entries>{children}</Entries>
          {moves ? (
            <Entries aria-hidden inert>
              {children}
            </Entries>
          ) : null}
        </Track>
      </Window>
      {moves ? <PauseButton label={pause} paused={paused} onClick={() => setPaused(!paused)} /> : null}
    </Root>
  )
}
