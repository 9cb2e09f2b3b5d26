import { useLayoutEffect, useRef } from 'react'
import { buildArgsParam } from 'storybook/internal/router'
import { ownWidth } from './pictures.ts'
import { isDrawn } from './states/drawOneByOne.ts'
import { presentWork } from './storyWork.ts'
import { turnsOver } from './takeTurn.ts'

/** Settings of Storybook's toolbars. */
export type Globals = Readonly<Record<string, unknown>>

/** Props of `SideBySide`. */
export interface SideBySideProps {
  /** The story's id. */
  id: string
  /** Settings of the toolbars, with the story's own. */
  globals: Globals
  /** The themes to show. */
  themes: readonly ('light' | 'dark')[]
  /** Height of a frame, in CSS; one whose story is higher grows. */
  height: string
  /** The story's own args; `args` has the changes made in the controls. */
  initialArgs: Readonly<Record<string, unknown>>
  args: Readonly<Record<string, unknown>>
}

/** The args that fit into an address; for all others the frames use the story's own. */
const plain = (args: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(args).filter(
      ([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
    ),
  )

const address = ({ id, globals, initialArgs, args }: SideBySideProps, theme: string) => {
  // Accessibility is the story's own matter: it is checked there.
  const told = Object.entries({ ...globals, theme, 'a11y.manual': '!true' }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  )
  const turned = buildArgsParam(plain(initialArgs), plain(args))
  return `iframe.html?id=${id}&viewMode=story&globals=${told.join(';')}${turned === '' ? '' : `&args=${turned}`}`
}

/** A frame as wide as the story's own width; else two stand next to each other where there is room. */
const basis = (width: number | undefined) => (width === undefined ? '1 1 22rem' : `0 0 min(100%, ${width}px)`)

/**
 * A story once in each theme, light next to dark (or above it where there is no room), each in its own frame. Frames keep
 * ids, radio groups and overlays apart, and each side has a layout that fits its width.
 */
export default function SideBySide(props: SideBySideProps) {
  const place = useRef<HTMLDivElement>(null)
  const { globals, themes, height } = props
  useLayoutEffect(() => {
    const frames = [...(place.current?.querySelectorAll('iframe') ?? [])]
    const drawn = async (frame: HTMLIFrameElement) => {
      while (place.current && !isDrawn(frame.contentWindow))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      const { scrollHeight = 0, clientHeight = 0 } = frame.contentDocument?.documentElement ?? {}
      if (scrollHeight > clientHeight) frame.style.blockSize = `${scrollHeight}px`
    }
    void presentWork().track(async () => {
      await Promise.all(frames.map(drawn))
      await turnsOver()
    })
  }, [])
  return (
    <div ref={place} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start' }}>
      {themes.map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, which needs its own origin.
        <iframe
          key={theme}
          title={`${theme} theme`}
          data-side
          src={address(props, theme)}
          style={{ flex: basis(ownWidth(globals)), minInlineSize: 0, blockSize: height, border: 0 }}
        />
      ))}
    </div>
  )
}
