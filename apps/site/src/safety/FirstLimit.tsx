import { safetyStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore } from '../base/RootContext.ts'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { useText } from '../parts/text/useText.ts'
import { LimitForm } from './LimitForm.tsx'

/**
 * Asks for a deposit limit in an empty box, or to continue without one: it asks again later (G-04), or never if the
 * market requires a choice before deposits and play (G-71). The caller provides the heading. Renders only its fields.
 */
export const FirstLimit = observer(function FirstLimit() {
  const text = useText()
  const safety = useStore(safetyStore)
  const toastRefusal = useRefusalToast()
  const [loading, setLoading] = useState(false)
  const required = safety.overview.data?.limitsFirst === true
  const skip = async () => {
    setLoading(true)
    toastRefusal(await safety.review(required ? 'kept' : 'later'))
    setLoading(false)
  }
  return (
    <>
      <p>{text('limit_prompt.text')}</p>
      <FormTexts>
        <LimitForm kind="deposit" />
      </FormTexts>
      <Button variant="outline" tone="neutral" size="lg" fullWidth loading={loading} onClick={() => void skip()}>
        {text('limit_prompt.skip')}
      </Button>
      <p>{text(required ? 'duties.choose_limit' : 'limit_prompt.again')}</p>
    </>
  )
})
