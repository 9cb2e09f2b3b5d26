import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** One message of a conversation, texts ready to show. */
export interface ChatMessage {
  readonly id: string
  /** Who wrote it; masked as the platform gives it. */
  readonly author: string
  readonly text: string
  readonly time: string
  /** Written by this person. */
  readonly own?: boolean | undefined
  /** Of an own message. Default `sent`. */
  readonly state?: 'sent' | 'sending' | 'failed' | undefined
}

interface ChatLineProps {
  message: ChatMessage
  texts: { readonly notSent: string; readonly sending: string; readonly retry: string }
  onRetry: ((id: string) => void) | undefined
}

const Root = styled.article`
  display: grid;
  gap: ${t.space.s05};
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
  column-gap: ${t.space.s2};
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.xs};

  & > button {
    min-block-size: 1.5rem;
    padding: 0 ${t.space.s1};
    border: 0;
    border-radius: ${t.radius.sm};
    background: transparent;
    color: ${t.color.accentText};
    font: inherit;
    font-weight: ${t.fontWeight.semibold};
    cursor: pointer;
  }
  &:where([data-failed]) {
    color: ${t.color.dangerText};
  }
`

const Words = styled.p`
  padding: ${t.space.s2} ${t.space.s3};
  border-radius: ${t.radius.lg};
  border-end-start-radius: ${t.radius.sm};
  background: ${t.color.neutralSoft};
  border: 1px solid transparent;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  [data-own] > & {
    border-end-start-radius: ${t.radius.lg};
    border-end-end-radius: ${t.radius.sm};
    background: ${t.color.accentSoft};
  }
`

/** One message of a `ChatWindow`. Renders an `<article>`; `data-own` tells whose it is. */
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
          {texts.notSent}
          {onRetry === undefined ? null : (
            <button type="button" onClick={() => onRetry(id)}>
              {texts.retry}
            </button>
          )}
        </Meta>
      ) : null}
    </Root>
  )
}
