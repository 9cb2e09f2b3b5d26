import type { MessageKey } from '@croupier/locales'
import type { FileFault, FileRules } from '@croupier/ui'
import { FileDrop } from '@croupier/ui/FileDrop'
import { useController, type FieldValues } from 'react-hook-form'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link FilesField}. */
export interface FilesFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** Files allowed, the same as in the field's schema. */
  readonly rules: FileRules
  /** Also offers the camera on phones. Default false. */
  readonly camera?: boolean | undefined
}

const faults = {
  type: 'deposit.receipt_type',
  size: 'deposit.receipt_size',
  count: 'deposit.receipt_count',
  empty: 'files.empty',
  twice: 'files.twice',
} as const satisfies Record<FileFault, MessageKey>

const megabyte = 1024 * 1024
const kilobyte = 1024

/**
 * Pictures to upload, bound to its form; the value is a list of `File`. Renders the kit's `Field` with a
 * `FileDrop`: chosen, dropped or pasted, each with a preview and a remove button. A file that breaks a rule is listed
 * with its error and never becomes part of the value.
 */
export function FilesField<Values extends FieldValues = never>({
  rules,
  camera = false,
  ...rest
}: FilesFieldProps<Values>) {
  const { text } = useFormText()
  const { control, trigger } = useSurroundingForm()
  const { field } = useController({ control, name: rest.name })
  const { error } = useBoundField<Values>(rest)
  const values = { megabytes: Math.floor(rules.maxSize / megabyte), count: rules.maxFiles }

  const set = (files: readonly File[]) => {
    field.onChange(files)
    void trigger(rest.name)
  }

  return (
    <FieldFrame {...rest} description={rest.description ?? text('deposit.receipt_rule', values)} error={error}>
      <FileDrop
        {...rules}
        value={field.value ?? []}
        onValueChange={set}
        texts={{
          choose: text('deposit.receipt_choose'),
          ...(camera && { camera: text('files.camera') }),
          hint: text('files.hint'),
          drop: text('files.drop'),
          remove: (name) => text('deposit.receipt_remove', { name }),
          fault: (fault) => text(faults[fault], values),
          size: (bytes) =>
            bytes < megabyte
              ? text('files.kilobytes', { size: Math.max(1, Math.round(bytes / kilobyte)) })
              : text('files.megabytes', { size: Math.round((bytes / megabyte) * 10) / 10 }),
        }}
      />
    </FieldFrame>
  )
}
