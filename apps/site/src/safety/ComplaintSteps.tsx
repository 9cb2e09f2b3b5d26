import { observer } from 'mobx-react-lite'
import { useRoot } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { HelpList } from './HelpLinks.tsx'

/** How to complain: reference, time of the answer, and the body outside the company (G-45). Renders an `<ol>`. */
export const ComplaintSteps = observer(function ComplaintSteps({ labelledBy }: { labelledBy: string }) {
  const text = useText()
  const { complaints } = useRoot().merchant.current.help
  return (
    <ol aria-labelledby={labelledBy}>
      <li>{text('safety.complaint_write')}</li>
      {complaints ? <li>{text('safety.complaint_answer', { days: complaints.answerDays })}</li> : null}
      <li>
        <span>{text(complaints ? 'safety.complaint_body' : 'safety.complaint_regulator')}</span>
        {complaints ? <HelpList links={[complaints.body]} /> : null}
      </li>
    </ol>
  )
})
