import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { ownText } from '../text/ownText.ts'
import { useText } from '../text/useText.ts'

/** Who operates the site, and from where (G-03). Renders a `<p>`. */
export const OperatorLine = observer(function OperatorLine() {
  const text = useText()
  const { operator } = useRoot().merchant.current
  return <p>{[text('footer.operator', { operator: operator.name }), operator.address].filter(Boolean).join(' · ')}</p>
})

/**
 * The licence sentence in the regulator's wording, if the market requires one; for a merchant without a licence it says
 * that it is a sample (G-79). Renders a `<p>`.
 */
export const LicenceLine = observer(function LicenceLine() {
  const text = useText()
  const { locale, merchant } = useRoot()
  const { duties, licence } = merchant.current
  if (!duties.licenceSentence) return null
  const sentence = ownText(duties.licenceSentence, locale.language)
  return <p>{licence === null ? text('footer.licence_sample', { sentence }) : sentence}</p>
})

/** Age, operator and licence, for pages without the footer (G-03). Renders `<p>`s. */
export const OperatorLines = observer(function OperatorLines() {
  const text = useText()
  const { licence, minimumAge } = useRoot().merchant.current
  return (
    <>
      <p>{text('footer.age', { age: minimumAge })}</p>
      <LicenceLine />
      <OperatorLine />
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
