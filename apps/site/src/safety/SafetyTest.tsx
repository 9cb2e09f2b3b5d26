import type { SelfTestAnswer, SelfTestWay } from '@croupier/forms'
import { SelfTestForm } from '@croupier/forms/SelfTestForm'
import { safetyStore, type SelfTestOutcome } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore } from '../base/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { useText } from '../parts/text/useText.ts'

const places: Readonly<Record<SelfTestWay, string>> = {
  limits: 'limits',
  timeOut: 'breaks',
  exclusion: 'breaks',
  help: 'help',
  blockers: 'help',
}

/** Nine questions about one's play, for everybody; nothing is stored (G-43). Renders a `<section>`. */
export const SafetyTest = observer(function SafetyTest() {
  const text = useText()
  const safety = useStore(safetyStore)
  const [result, setResult] = useState<SelfTestOutcome>()

  const submit = async (answers: readonly SelfTestAnswer[]) => {
    const outcome = await safety.selfTest([...answers])
    if (outcome.kind === 'done') setResult(outcome.value)
    return formOutcome(outcome)
  }
  // A visitor has no limits or breaks, so the link leads to the login.
  const goTo = (way: SelfTestWay) =>
    (document.getElementById(places[way]) ?? document.getElementById('help'))?.scrollIntoView()

  return (
    <section aria-labelledby="safety-test">
      <h2 id="safety-test">{text('safety.test')}</h2>
      <Card>
        <SelfTestForm result={result} onWay={goTo} onAgain={() => setResult(undefined)} onSubmit={submit} />
      </Card>
    </section>
  )
})
