import { styled } from 'styled-components'
import { ignoreRepeats } from '../press/freshPress.ts'
import { tokens } from '../theme/theme.ts'

/** One message of a conversation, formatted for display. */
export interface ChatMessage {
  /** Identifies the message. */
  readonly id: string
  /** Who wrote it, as the platform returns it, e.g. masked. */
  readonly author: string
  /** The text of the message. */
  readonly text: string
  /** When, formatted: "14:05". */
  readonly time: string
  /** Written by the reader. */
  readonly own?: boolean | undefined
  /** State of the reader's own message. Default `sent`. */
  readonly state?: 'sent' | 'sending' | 'failed' | undefined
}

interface ChatLineProps {
  message: ChatMessage
  texts: { readonly notSent: string; readonly sending: string; readonly retry: string }
  onRetry: ((id: string) => void) | undefined
}

const Root = styled.article`
  display: grid;
  gap: ${tokens.space.s05};
  justify-items: start;
  max-inline-size: min(85%, 32rem);
  align-self: flex-start;

  &:where([data-own]) {
    justify-items: end;
    align-self: flex-end;
  }
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.s2};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};

  & > button {
    min-block-size: 1.5rem;
    padding: 0 ${tokens.space.s1};
    border: 0;
    border-radius: ${tokens.radius.sm};
    background: transparent;
    color: ${tokens.color.accentText};
    font: inherit;
    font-weight: ${tokens.fontWeight.semibold};
    cursor: pointer;
  }
  &:where([data-failed]) {
    color: ${tokens.color.dangerText};
  }
`

const Words = styled.p`
  padding: ${tokens.space.s2} ${tokens.space.s3};
  border-radius: ${tokens.radius.lg};
  border-end-start-radius: ${tokens.radius.sm};
  background: ${tokens.color.neutralSoft};
  border: 1px solid transparent;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  [data-own] > & {
    border-end-start-radius: ${tokens.radius.lg};
    border-end-end-radius: ${tokens.radius.sm};
    background: ${tokens.color.accentSoft};
  }
`

/** One message of a `ChatWindow`. Renders an `<article>`; `data-own` marks the reader's own. */
export const ChatLine = ({ message, texts, onRetry }: ChatLineProps) => {
  const { id, author, text, time, own = false, state = 'sent' } = message
  return (
    <Root data-own={own ? '' : undefined}>
      <Meta>
        <bdi>{author}</bdi>
        <span aria-hidden>·</span>
        <bdi>{time}</bdi>
      </Meta>
      <Words dir="auto">{text}</Words>
      {state === 'sending' ? <Meta>{texts.sending}</Meta> : null}
      {state === 'failed' ? (
        <Meta data-failed="">
          <span>{texts.notSent}</span>
          {onRetry === undefined ? null : (
            <button type="button" onKeyDown={ignoreRepeats} onClick={() => onRetry(id)}>
              {texts.retry}
            </button>
          )}
        </Meta>
      ) : null}
    </Root>
  )
}
