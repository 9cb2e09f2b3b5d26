import { observer } from 'mobx-react-lite'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../text/useText.ts'

/** Age, operator and licence: what stands at the foot of every page, also of those that replace the site (G-03). Renders `<p>`s. */
export const OperatorLines = observer(function OperatorLines() {
  const text = useText()
  const { licence, minimumAge, operator } = useRoot().merchant.current
  return (
    <>
      <p>{text('footer.age', { age: minimumAge })}</p>
      <p>{[text('footer.operator', { operator: operator.name }), operator.address].filter(Boolean).join(' · ')}</p>
      {licence === null ? null : (
        <p>
          {licence.url === undefined ? (
            text('footer.licence', { number: licence.number, authority: licence.authority })
          ) : (
            <a href={licence.url} target="_blank" rel="noreferrer">
              {text('footer.licence', { number: licence.number, authority: licence.authority })}
            </a>
          )}
        </p>
      )}
    </>
  )
})
