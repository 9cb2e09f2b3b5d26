import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { formResolver } from '../schema/formResolver.ts'

/** Options of {@link useKitForm}. */
export interface KitFormOptions<Values extends FieldValues, Output> {
  readonly schema: z.ZodMiniType<Output> | Promise<z.ZodMiniType<Output>>
  readonly initial: Values
  /**
   * When a field is first checked: `onSubmit` for short forms known by heart, `onTouched` for long ones, where a fault
   * shows when its field is left and goes as soon as it is mended; `onBlur` for a form with a list that grows, whose
   * new entries would be faulty at once under `onTouched`. Afterwards every change checks.
   */
  readonly mode?: 'onSubmit' | 'onTouched' | 'onBlur'
}

/** react-hook-form as every form of the kit uses it: faults by schema, focus moved by `Form`, values kept on failure. */
export const useKitForm = <Values extends FieldValues, Output>({
  schema,
  initial,
  mode = 'onSubmit',
}: KitFormOptions<Values, Output>): UseFormReturn<Values, unknown, Output> =>
  useForm<Values, unknown, Output>({
    resolver: formResolver<Values, Output>(schema),
    defaultValues: initial as DefaultValues<Values>,
    mode,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
