import { useEffect, useRef } from 'react'
import { buildArgsParam } from 'storybook/internal/router'
import { isDrawn } from './states/drawOneByOne.ts'
import { presentWork } from './storyWork.ts'

/** Settings of Storybook's toolbars. */
export type Globals = Readonly<Record<string, unknown>>

/** Props of `SideBySide`. */
export interface SideBySideProps {
  /** The story's id. */
  id: string
  globals: Globals
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
  const told = Object.entries({ ...globals, theme }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : [],
  )
  const turned = buildArgsParam(plain(initialArgs), plain(args))
  return `iframe.html?id=${id}&viewMode=story&globals=${told.join(';')}${turned === '' ? '' : `&args=${turned}`}`
}

/**
 * A story twice, light next to dark (or above it where there is no room), each in its own frame. Frames keep ids, radio
 * groups and overlays apart, and each side has a layout that fits its width.
 */
export default function SideBySide(props: SideBySideProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frames = [...(place.current?.querySelectorAll('iframe') ?? [])]
    void presentWork().track(async () => {
      while (place.current && !frames.every(isDrawn)) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  }, [])
  return (
    <div
      ref={place}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
        gridAutoRows: 'minmax(24rem, 1fr)',
        minBlockSize: 'calc(100dvh - 2rem)',
      }}
    >
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, which needs its own origin.
        <iframe
          key={theme}
          title={`${theme} theme`}
          src={address(props, theme)}
          style={{ inlineSize: '100%', blockSize: '100%', border: 0 }}
        />
      ))}
    </div>
  )
}
