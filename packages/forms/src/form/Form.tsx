import { tokens } from '@croupier/ui/theme'
import { useFreshPress } from '@croupier/ui/useFreshPress'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { Message } from '../text/message.ts'
import { useUnsavedInput } from '../unsaved/useUnsavedInput.ts'
import { asFault } from './asFault.ts'
import { faultNames } from './faultNames.ts'
import { focusFirst } from './focusFirst.ts'
import { FormAlert } from './FormAlert.tsx'
import { FormDisabled } from './formDisabled.ts'
import { FormSending } from './formSending.ts'
import type { Outcome, Rejection } from './rejection.ts'
import { takeOver } from './takeOver.ts'
import { usePending } from './usePending.ts'

/** Props of {@link Form}. */
export interface FormProps<Values extends FieldValues, Output> {
  /** Result of `useKitForm`. */
  readonly form: UseFormReturn<Values, unknown, Output>
  /** Names the form to assistive technology. */
  readonly label: string
  /** Sends the checked values; resolves with a rejection, or with undefined. */
  readonly onValid: (output: Output) => Promise<Outcome>
  /** Fields and buttons. */
  readonly children: ReactNode
  /** Class of the `<form>`. */
  readonly className?: string
  /** Shows the values but disables all input, e.g. while the platform is closed. Default false. */
  readonly disabled?: boolean | undefined
  /** A later step: leaving it loses the input of earlier steps too. Default false. */
  readonly laterStep?: boolean | undefined
}

interface Alert {
  /** Each alert is a new element, so it takes focus again. */
  readonly id: number
  readonly messages: readonly Message[]
  readonly reference: string | undefined
}

/** Props that every complete form of the kit shares. */
export interface SharedFormProps {
  /** Shows the values but disables all input. Default false. */
  readonly disabled?: boolean | undefined
}

/**
 * A form of the kit. Renders a `<form>`.
 *
 * Only one submit runs at a time; further ones are ignored. Faults and rejections move focus to the first affected field
 * in visual order, or to the message for the whole form; no input is lost. A surrounding `LeaveGuard` is notified of
 * unsent input. Texts that a password manager has filled in without an event are sent as well.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  label,
  onValid,
  children,
  className,
  disabled = false,
  laterStep = false,
}: FormProps<Values, Output>) {
  const { text, say } = useFormText()
  const root = useRef<HTMLFormElement>(null)
  const { run } = usePending()
  const fresh = useFreshPress()
  const markSent = useUnsavedInput(form, laterStep)
  const [alert, setAlert] = useState<Alert>()
  const [sending, setSending] = useState(false)

  const speak = (messages: readonly Message[], reference?: string) =>
    setAlert((last) => ({ id: (last?.id ?? 0) + 1, messages, reference }))

  const refuse = ({ message, fields = {}, reference }: Rejection) => {
    for (const [name, fault] of Object.entries(fields)) form.setError(name as Path<Values>, asFault(fault, reference))
    const shown = root.current ? focusFirst(root.current, new Set(Object.keys(fields))) : new Set<string>()
    const homeless = Object.entries(fields).flatMap(([name, fault]) => (shown.has(name) ? [] : [fault]))
    const messages = message ? [message, ...homeless] : homeless
    if (messages.length > 0) speak(messages, reference)
  }

  const send = async (output: Output) => {
    setSending(true)
    try {
      const outcome = await onValid(output)
      if (outcome) refuse(outcome)
      else markSent()
    } catch (reason) {
      // A handler that throws is a bug: the user can continue, and the page's error reporting gets the reason.
      speak([{ key: 'unknown_error' }])
      reportError(reason)
    } finally {
      setSending(false)
    }
  }

  const onInvalid = (errors: FieldErrors<Values>) => {
    if (root.current) focusFirst(root.current, new Set(faultNames(errors)))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React also bubbles submit events up from a form inside a portal.
    if (event.target !== root.current) return
    void run('submit', () => {
      setAlert(undefined)
      if (root.current) takeOver(root.current, form)
      return form.handleSubmit(send, onInvalid)()
    })
  }

  return (
    <FormProvider {...form}>
      <Root ref={root} noValidate aria-label={label} onSubmit={submit} className={className} {...fresh}>
        {alert ? (
          <FormAlert key={alert.id} reference={alert.reference}>
            {alert.messages.map((message) => say(message)).join(' ') || text('unknown_error')}
          </FormAlert>
        ) : null}
        <FormDisabled value={disabled}>
          <FormSending value={sending}>
            <Body disabled={disabled}>{children}</Body>
          </FormSending>
        </FormDisabled>
      </Root>
    </FormProvider>
  )
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s4};
  min-inline-size: 0;
  margin: 0;
  font-size: ${tokens.fontSize.md};
  line-height: ${tokens.leading.normal};
  color: ${tokens.color.text};
  overflow-wrap: break-word;
`

/* Only disables the controls in it; it is not a group. */
const Body = styled.fieldset.attrs({ role: 'presentation' })`
  display: contents;
`
