import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { luminance, parseHex } from '../brand/contrast.ts'
import { needs } from '../needs/needs.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { tokens } from '../theme/theme.ts'
import { ChatComposer, type ChatComposerTexts } from './ChatComposer.tsx'
import { ChatLine, type ChatMessage } from './ChatLine.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Texts of a chat window. */
export interface ChatTexts extends ChatComposerTexts, SomeTexts<'loading' | 'retry'> {
  /** Shown when there are no messages. */
  readonly empty: string
  /** The button that scrolls to the newest message. */
  readonly newest: string
  /** Shown under a message that could not be sent. */
  readonly notSent: string
  /** Shown under a message that is being sent. */
  readonly sending: string
}

/** Props of `ChatWindow`; everything else goes to the root. */
export interface ChatWindowProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading and accessible name. */
  title: ReactNode
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Sends a message. Return or resolve `false` when it was refused; the text then stays in the field. */
  onSend: (text: string) => Promise<boolean> | boolean
  /** Called with the text of the message field at each change, e.g. to ask before an unsent message is lost. */
  onDraft?: ((text: string) => void) | undefined
  /** Called with the id of a failed message to send it again. */
  onRetry?: ((id: string) => void) | undefined
  /** Texts in the language of the page. */
  texts: ChatTexts
  /** Maximum length of a message, in characters. Default 500. */
  maxLength?: number | undefined
  /** Replaces the message field, e.g. with a login link: anyone can read, only members can write. */
  writeInstead?: ReactNode
  /** Shows a spinner instead of the messages. */
  loading?: boolean | undefined
  /** Replaces the messages when they fail to load. */
  instead?: ReactNode
  /** The merchant's header colour, `#rrggbb`. The header text turns black or white to stay legible. */
  headColour?: string | undefined
  /** Buttons in the header, e.g. to close the window. */
  actions?: ReactNode
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  min-block-size: 20rem;
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  overflow: hidden;
`

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.s2};
  min-block-size: 3.25rem;
  border-block-end: 1px solid transparent;
  padding-inline: ${tokens.space.s4} ${tokens.space.s2};
  background: var(--_head, ${tokens.color.deep});
  color: var(--_on-head, ${tokens.color.onDeep});

  & > h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: ${tokens.fontSize.md};
    overflow-wrap: anywhere;
  }
`

const Window = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 0;
`

const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.s3};
  min-inline-size: 0;
  padding: ${tokens.space.s4};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  & > :first-child {
    margin-block-start: auto;
  }
`

const Quiet = styled.p`
  display: flex;
  align-items: center;
  align-self: center;
  gap: ${tokens.space.s2};
  margin-block: auto;
  color: ${tokens.color.textMuted};
  text-align: center;
`

const Newest = styled(Button)`
  position: absolute;
  inset-block-end: ${tokens.space.s2};
  inset-inline-start: 50%;
  translate: -50% 0;

  &:where(:dir(rtl)) {
    translate: 50% 0;
  }
`

const Foot = styled.footer`
  flex: none;
  padding: ${tokens.space.s2} ${tokens.space.s3};
  border-block-start: 1px solid ${tokens.color.border};
`

/** A reader within this many pixels of the end counts as being at the end. */
const nearEnd = 48

const toEnd = (log: HTMLElement | null) => {
  if (log) log.scrollTop = log.scrollHeight
}

/** Black or white, whichever is more legible on `colour`: at this luminance their contrasts are equal. */
const onColour = (colour: string) => (luminance(parseHex(colour)) > 0.179 ? 'black' : 'white')

/**
 * A conversation: the chat room, or a thread with customer service. Renders a `<section>`.
 *
 * Screen readers announce new messages (`role="log"`). The log stays put while someone reads older messages, and shows
 * a button to the newest. Enter sends, Shift+Enter starts a new line.
 */
export const ChatWindow = ({
  title,
  messages,
  onSend,
  onDraft,
  onRetry,
  texts,
  maxLength = 500,
  writeInstead,
  loading = false,
  instead,
  headColour,
  actions,
  style,
  ...rest
}: ChatWindowProps) => {
  if (process.env.NODE_ENV !== 'production') needs('ChatWindow', { messages, texts })
  const words = useKitTexts(texts)
  const log = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (atEnd) toEnd(log.current)
  }, [last, atEnd])
  const colours = headColour === undefined ? {} : { '--_head': headColour, '--_on-head': onColour(headColour) }
  return (
    <Root {...rest} style={{ ...colours, ...style }}>
      <Head>
        <h2>{title}</h2>
        {actions}
      </Head>
      {wholeText(instead) ?? (
        <Window>
          <Log
            ref={log}
            role="log"
            aria-label={typeof title === 'string' ? title : undefined}
            aria-busy={loading || undefined}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions need keyboard access.
            tabIndex={0}
            onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
              setAtEnd(scrollHeight - scrollTop - clientHeight < nearEnd)
            }
          >
            {loading ? (
              <Quiet>
                <Spinner size="sm" />
                {words.loading}
              </Quiet>
            ) : messages.length === 0 ? (
              <Quiet>{texts.empty}</Quiet>
            ) : (
              messages.map((message) => <ChatLine key={message.id} message={message} texts={words} onRetry={onRetry} />)
            )}
          </Log>
          {atEnd || messages.length === 0 ? null : (
            <Newest
              size="sm"
              variant="solid"
              tone="neutral"
              onClick={() => {
                // The button goes away at the end.
                log.current?.focus({ preventScroll: true })
                toEnd(log.current)
              }}
            >
              {texts.newest}
            </Newest>
          )}
        </Window>
      )}
      <Foot>
        {writeInstead ?? (
          <ChatComposer
            texts={texts}
            maxLength={maxLength}
            onDraft={onDraft}
            onSend={async (text) => {
              const sent = await onSend(text)
              if (sent) setAtEnd(true)
              return sent
            }}
          />
        )}
      </Foot>
    </Root>
  )
}
