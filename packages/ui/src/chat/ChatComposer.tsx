import { SendHorizontal } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/IconButton.tsx'
import { isComposing, isFreshPress } from '../press/freshPress.ts'
import { tokens } from '../theme/theme.ts'

/** Texts of the message field. */
export interface ChatComposerTexts {
  /** Names the field: "Your message". */
  readonly write: string
  /** Names the button. */
  readonly send: string
}

interface ChatComposerProps {
  texts: ChatComposerTexts
  maxLength: number
  onSend: (text: string) => Promise<boolean>
  onDraft: ((text: string) => void) | undefined
}

const Root = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${tokens.space.s2};

  &:where(:dir(rtl)) svg {
    scale: -1 1;
  }
`

const Field = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${tokens.control.md};
  max-block-size: 8rem;
  padding: ${tokens.space.s2} ${tokens.space.s3};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  /* Below 16 px a phone zooms the page when the field gets the focus. */
  font-size: ${tokens.fontSize.md};
  field-sizing: content;
  resize: none;

  &::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -1px;
  }
`

/** The message field of a `ChatWindow`; a message that was refused stays in it. Renders a `<form>`. */
export const ChatComposer = ({ texts, maxLength, onSend, onDraft }: ChatComposerProps) => {
  const [draft, setDraft] = useState('')
  const latest = useRef('')
  const write = (text: string) => {
    latest.current = text
    setDraft(text)
    onDraft?.(text)
  }
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const text = draft.trim()
    if (text === '' || busy) return
    setBusy(true)
    try {
      if (!(await onSend(text))) return
      // Text typed while the message was being sent is the next message.
      const typed = latest.current
      write(typed.startsWith(draft) ? typed.slice(draft.length).trimStart() : typed)
    } finally {
      setBusy(false)
    }
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    if (isFreshPress(event)) void send()
  }
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field
        aria-label={texts.write}
        placeholder={texts.write}
        rows={1}
        maxLength={maxLength}
        dir="auto"
        value={draft}
        onChange={({ target }) => write(target.value)}
        onKeyDown={enter}
      />
      <IconButton type="submit" label={texts.send} variant="solid" tone="accent" round loading={busy}>
        <SendHorizontal aria-hidden />
      </IconButton>
    </Root>
  )
}
