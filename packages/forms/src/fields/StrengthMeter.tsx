import { PasswordStrength, type PasswordScore } from '@croupier/ui/PasswordStrength'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { loadPasswordMeter, type PasswordMeter } from './passwordMeter.ts'

/** Props of {@link StrengthMeter}. */
export interface StrengthMeterProps {
  /** The password's field. */
  readonly name: string
}

/**
 * Strength of a new password, as advice only. Renders the kit's `PasswordStrength`, or nothing before the first
 * character.
 *
 * The estimator is a separate chunk, loaded at the first character; if it fails to load, nothing is shown. A keystroke
 * re-renders only this component, not the field.
 */
export function StrengthMeter({ name }: StrengthMeterProps) {
  const { control } = useSurroundingForm()
  const { text } = useFormText()
  const password = String(useWatch({ control, name }) ?? '')
  const [meter, setMeter] = useState<{ readonly score: PasswordMeter }>()
  const typed = password !== ''

  useEffect(() => {
    if (!typed) return
    let wanted = true
    void loadPasswordMeter().then((score) => wanted && score && setMeter({ score }))
    return () => {
      wanted = false
    }
  }, [typed])

  const score: PasswordScore = typed && meter ? meter.score(password) : 0
  if (score === 0) return null
  return <PasswordStrength score={score} label={text('field.strength')} text={text(`field.strength_${score}`)} />
}
