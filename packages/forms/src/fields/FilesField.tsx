import { Button, t, useFieldControl } from '@croupier/ui'
import { useRef, type ChangeEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link FilesField}. */
export interface FilesFieldProps extends BoundFieldProps {
  /** Media types to offer, e.g. `image/png`. */
  readonly types: readonly string[]
  /** Text of the button that opens the chooser. */
  readonly chooseText: string
  /** Text of the button that takes a file out again. */
  readonly removeText: (fileName: string) => string
}

/**
 * Files to send along, bound to the form around it; the value is a list of `File`. Renders the kit's `Field` with a
 * button that opens the browser's chooser, and the chosen files, each with a button that takes it out again.
 */
export function FilesField({ types, chooseText, removeText, ...rest }: FilesFieldProps) {
  const { control, trigger } = useFormContext<Record<string, readonly File[]>>()
  const { field } = useController({ control, name: rest.name, defaultValue: [] })
  const { error } = useBoundField(rest.name)
  const files: readonly File[] = field.value ?? []

  const set = (next: readonly File[]) => {
    field.onChange(next)
    void trigger(rest.name)
  }

  return (
    <FieldFrame {...rest} error={error}>
      <Chooser
        label={`${chooseText}: ${rest.label}`}
        text={chooseText}
        types={types}
        onChoose={(chosen) => set([...files, ...chosen])}
      />
      {files.length > 0 ? (
        <List>
          {files.map((file, index) => (
            <li key={`${index}${file.name}`}>
              <Name>{file.name}</Name>
              <Button
                variant="ghost"
                tone="neutral"
                size="sm"
                aria-label={removeText(file.name)}
                onClick={() => set(files.filter((other) => other !== file))}
              >
                <span aria-hidden>×</span>
              </Button>
            </li>
          ))}
        </List>
      ) : null}
    </FieldFrame>
  )
}

interface ChooserProps {
  readonly label: string
  readonly text: string
  readonly types: readonly string[]
  readonly onChoose: (files: readonly File[]) => void
}

/** The browser's own button speaks the browser's language; ours opens the same chooser in the page's. */
function Chooser({ label, text, types, onChoose }: ChooserProps) {
  const native = useRef<HTMLInputElement>(null)
  const { id, disabled, 'aria-describedby': describedBy } = useFieldControl({})
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])])
    // The same file may be chosen again after it was taken out.
    event.target.value = ''
  }
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        id={id}
        disabled={disabled ?? false}
        aria-describedby={describedBy}
        aria-label={label}
        onClick={() => native.current?.click()}
      >
        {text}
      </Button>
      <input ref={native} type="file" hidden multiple accept={types.join(',')} onChange={take} />
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${t.space.s1};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.s2};
    padding-inline-start: ${t.space.s3};
    border-radius: ${t.radius.md};
    background: ${t.color.surfaceSunken};
    font-size: ${t.fontSize.sm};
  }
`

const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
