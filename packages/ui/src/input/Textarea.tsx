import { useId, useState, type ChangeEvent, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { announce } from '../announcer/announce.ts'
import { useFieldControl } from '../field/fieldContext.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { tokens } from '../theme/theme.ts'
import { ControlFrame } from './controlFrame.ts'
import { graphemeCount } from './graphemes.ts'

/** Shows a character count below the text. */
export interface TextareaCounter {
  /** Maximum length in user-perceived characters. Text over the limit is reported, never cut off. */
  readonly limit: number
  /** Shown below the text: "12 of 200". */
  readonly text: (count: number, limit: number) => string
}

/**
 * Props of {@link Textarea}. `className` and `style` go to the frame, `ref` and everything else to the `<textarea>`.
 */
export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Counts the used characters. If omitted there is no counter. */
  counter?: TextareaCounter | undefined
}

const Frame = styled(ControlFrame)`
  &:where([data-counted]) {
    flex-direction: column;
    align-items: stretch;
  }
`

const Area = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  max-block-size: 60vh;
  padding: ${tokens.space.s3};
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  line-height: ${tokens.leading.normal};
  field-sizing: content;
  resize: vertical;

  &::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }
`

const Count = styled.span`
  align-self: end;
  padding: 0 ${tokens.space.s3} ${tokens.space.s2};
  font-size: ${tokens.fontSize.xs};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.textMuted};

  &:where([data-over]) {
    color: ${tokens.color.dangerText};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

const textOf = (value: TextareaProps['value']) => String(value ?? '')

/**
 * Several lines of text that grow with their content. Renders a `<span>` frame around a native `<textarea>`.
 *
 * The counter is part of the description and is announced only when a tenth of the limit is left, at the limit and when
 * it is exceeded: a count at every keystroke would drown out the typing. Attributes out: `data-counted`; `data-over` on
 * the count.
 */
export const Textarea = ({ className, style, rows = 3, counter, onChange, ...rest }: TextareaProps) => {
  const countId = useId()
  const start = textOf(rest.defaultValue)
  const [own, setOwn] = useState(start)
  const root = useFormReset<HTMLSpanElement>(() => setOwn(start))
  const count = counter ? graphemeCount(rest.value === undefined ? own : textOf(rest.value)) : 0
  const linked = useFieldControl({
    ...rest,
    'aria-describedby': [rest['aria-describedby'], counter && countId].filter(Boolean).join(' ') || undefined,
  })
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setOwn(event.target.value)
    if (counter) {
      const next = graphemeCount(event.target.value)
      const marks = [Math.ceil(counter.limit * 0.9), counter.limit, counter.limit + 1]
      if (marks.some((mark) => count < mark && next >= mark)) announce(counter.text(next, counter.limit))
    }
    onChange?.(event)
  }
  return (
    <Frame ref={root} className={className} style={style} data-counted={counter ? '' : undefined}>
      <Area rows={rows} {...rest} {...linked} onChange={change} />
      {counter ? (
        <Count id={countId} data-over={count > counter.limit ? '' : undefined}>
          {counter.text(count, counter.limit)}
        </Count>
      ) : null}
    </Frame>
  )
}
