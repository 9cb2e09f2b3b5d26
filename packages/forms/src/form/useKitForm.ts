import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { formResolver } from '../schema/formResolver.ts'

/** A schema, a promise of one, or a function that returns either. */
type SchemaSource = z.ZodMiniType | Promise<z.ZodMiniType> | ((...rules: never[]) => SchemaSource)
type SchemaOf<Source> = Source extends (...rules: never[]) => infer Given ? SchemaOf<Given> : Awaited<Source>

/** The unchecked values of a form's fields, inferred from its schema: `ValuesOf<typeof offerSchema>`. */
export type ValuesOf<Source extends SchemaSource> = z.input<SchemaOf<Source>>

/** The values a form submits once its schema has checked the fields: `EntryOf<typeof offerSchema>`. */
export type EntryOf<Source extends SchemaSource> = z.output<SchemaOf<Source>>

/** Options of {@link useKitForm}. */
export interface KitFormOptions<Checked extends FieldValues, Entry, Values extends Checked> {
  /** The types of values and entry are inferred from it. It may still be loading its pattern engine. */
  readonly schema: z.ZodMiniType<Entry, Checked> | Promise<z.ZodMiniType<Entry, Checked>>
  /** The values that the form opens with. */
  readonly initial: NoInfer<Values>
  /**
   * When a field is first checked: `onSubmit` for short, familiar forms; `onTouched` for long ones, where a fault shows
   * when its field is left and disappears as soon as it is corrected; `onBlur` for a form with a growing list, whose
   * new entries would be invalid immediately under `onTouched`. Afterwards every change is checked.
   */
  readonly mode?: 'onSubmit' | 'onTouched' | 'onBlur'
}

/**
 * react-hook-form set up for the kit: faults by schema, focus moved by `Form`, values kept on failure.
 * A form with more values than its schema checks at a time names them: `useKitForm<Checked, Entry, Values>`.
 */
export const useKitForm = <Checked extends FieldValues, Entry, Values extends Checked = Checked>({
  schema,
  initial,
  mode = 'onSubmit',
}: KitFormOptions<Checked, Entry, Values>): UseFormReturn<Values, unknown, Entry> =>
  useForm<Values, unknown, Entry>({
    resolver: formResolver<Values, Entry>(schema),
    defaultValues: initial as DefaultValues<Values>,
    mode,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
