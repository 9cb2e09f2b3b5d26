import { useText } from '../text/useText.ts'

/** The texts around the reference of a failure, which a person copies for customer service (S-410). */
export function useReference() {
  const text = useText()
  return {
    /** The reference with its label, as a sentence. */
    sentence: (reference: string) => text('failure.reference', { reference }),
    /** Label of a reference that is shown apart from it. */
    label: text('failure.reference', { reference: '' }),
    /** Name of the button that copies it. */
    copy: text('failure.copy_reference'),
  }
}
