import { Clock, Headset } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { CoveredFrame } from '../game-frame/CoveredFrame.tsx'
import { Modal, type ModalProps } from '../modal/Modal.tsx'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `ServiceWindow`; everything else goes to the window. */
export interface ServiceWindowProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'draggable'>, Pick<ModalProps, 'open' | 'onClose'> {
  /** Its heading and accessible name. */
  title: ReactNode
  /** `frame` names the frame: "Live chat"; `loading` is shown while the chat opens. */
  texts: { readonly frame: string } & SomeTexts<'close' | 'move' | 'loading'>
  /** The live chat's address; `undefined` while it is asked for. */
  src: string | undefined
  /** When somebody is there: "Every day, 08:00 to 24:00". */
  hours?: ReactNode
  /** How long it takes now: "About 3 minutes". */
  wait?: ReactNode
  /** In place of the chat when its address can't be had: what happened, and other ways to be helped [S-222]. */
  failure?: ReactNode
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`

const Facts = styled.ul`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${tokens.space.s1} ${tokens.space.s4};
  margin: 0;
  padding: ${tokens.space.s2} ${tokens.space.s4};
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.s2};
  }
  & svg {
    flex: none;
  }
`

const Room = styled(CoveredFrame)`
  background: ${tokens.color.surfaceRaised};
`

/**
 * Customer service inside the page, for browsers that open no window of their own: 440 by 750 as that window is
 * [S-219], with hours and waiting time. The chat keeps its own origin, which holds it apart from ours and which it needs
 * to speak to its server. Renders the `<div role="dialog">` of a `Modal`.
 */
export const ServiceWindow = ({
  src,

  hours,
  wait,
  failure,
  title,
  texts,
  ...rest
}: ServiceWindowProps) => {
  const words = useKitTexts(texts)
  const [loaded, setLoaded] = useState<string>()
  return (
    <Modal {...rest} title={title} texts={words} width={440} height={750} flush>
      <Root>
        {hours === undefined && wait === undefined ? null : (
          <Facts>
            {hours === undefined ? null : (
              <li>
                <Headset size={16} aria-hidden />
                {hours}
              </li>
            )}
            {wait === undefined ? null : (
              <li>
                <Clock size={16} aria-hidden />
                {wait}
              </li>
            )}
          </Facts>
        )}
        <Room
          src={failure === undefined ? src : undefined}
          title={words.frame}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          onLoad={() => setLoaded(src)}
          waitingText={loaded === undefined || loaded !== src ? words.loading : undefined}
          failure={failure}
        />
      </Root>
    </Modal>
  )
}
