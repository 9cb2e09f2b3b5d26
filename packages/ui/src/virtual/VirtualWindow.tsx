import type { ComponentProps, ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import type { VirtualRows } from './useVirtualRows.ts'

/** Props of `VirtualWindow`; everything else goes to its `<div>`. */
export interface VirtualWindowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list, and the place that scrolls. */
  label: string
  /** How high it may be: any CSS length. */
  maxHeight: string
  /** The element that scrolls, for `useVirtualRows`. */
  scroller: RefObject<HTMLDivElement | null>
  /** What `useVirtualRows` gave. */
  virtual: Pick<VirtualRows, 'height' | 'hold'>
  /** The rows in sight, each moved to its place. */
  children: ReactNode
}

const Root = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The engine corrects the place itself when heights turn out otherwise; two of them would fight. */
  overflow-anchor: none;
`

const Space = styled.div`
  position: relative;

  & > div {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
  }
`

/** Renders a `<div>` that scrolls and takes the focus, around a list as high as all its rows together. */
export const VirtualWindow = ({
  label,
  maxHeight,
  scroller,
  virtual: { height, hold },
  style,
  ref,
  children,
  ...rest
}: VirtualWindowProps) => (
  <Root
    role="region"
    aria-label={label}
    tabIndex={0}
    {...rest}
    ref={useJoinedRef(scroller, ref)}
    style={{ maxBlockSize: maxHeight, ...style }}
  >
    <Space role="list" style={{ blockSize: height }} {...hold}>
      {children}
    </Space>
  </Root>
)
