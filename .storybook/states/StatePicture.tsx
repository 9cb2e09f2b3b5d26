import { tokens } from '@croupier/ui/theme'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { widths } from '../widths.ts'
import { drawOneByOne } from './drawOneByOne.ts'

const scale = 0.25

const Box = styled.span`
  display: block;
  overflow: hidden;
  inline-size: 100%;
  block-size: 200px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.canvas};

  & > iframe {
    border: 0;
    transform: scale(${scale});
    transform-origin: 0 0;
    pointer-events: none;
  }
`

/** Props of `StatePicture`. */
export interface StatePictureProps {
  /** What the picture shows. */
  title: string
  /** Address of the story alone. */
  address: string
  /** Width of the window it is drawn in, in pixels. */
  width: number
}

/** A live miniature of a story, loaded when it is close to the viewport. Renders a `<span>`. */
export const StatePicture = ({ title, address, width }: StatePictureProps) => {
  const box = useRef<HTMLSpanElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => (isNear && frame.current ? drawOneByOne(frame.current, address) : undefined), [isNear, address])
  return (
    <Box ref={box}>
      {isNear ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, which needs its own origin.
        <iframe
          ref={frame}
          title={title}
          aria-hidden
          tabIndex={-1}
          width={width}
          height={width === widths.phone.width ? widths.phone.height : widths.laptop.height}
        />
      ) : null}
    </Box>
  )
}
