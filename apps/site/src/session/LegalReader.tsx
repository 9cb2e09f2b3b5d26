import type { LegalText } from '@croupier/forms'
import type { MessageKey } from '@croupier/locales'
import { Modal, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../app/RootContext.ts'
import { ServerHtml } from '../parts/html/ServerHtml.tsx'
import { useText } from '../parts/text/useText.ts'
import { pageMerchants } from '../world/pageMerchants.ts'

const paragraphs: Readonly<Record<LegalText, readonly MessageKey[]>> = {
  terms: ['terms.age', 'terms.one_account', 'terms.safety', 'terms.results', 'terms.money'],
  privacy: ['privacy.what', 'privacy.device', 'privacy.sharing', 'privacy.choice'],
}

/** Sentences that only a sandbox says: nobody's own terms, and no real money. */
const sandboxParagraphs: Readonly<Record<LegalText, readonly MessageKey[]>> = {
  terms: ['terms.sample', 'terms.sandbox'],
  privacy: ['privacy.sample'],
}

/** The merchant's own page in a language, else in English. */
const ownPage = (legal: LegalText, language: string): string | undefined =>
  [language, 'EN'].map((code) => `${legal}.${code}.html`).find((name) => pageMerchants.legal.includes(name))

const Article = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  max-inline-size: 65ch;
  line-height: ${tokens.leading.normal};

  & > p {
    margin: 0;
  }
`

/**
 * The terms or the privacy policy over the form that speaks of them: the form stays as it is below (S-144, S-146).
 * Renders a modal.
 */
export const LegalReader = observer(function LegalReader({
  legal,
  onClose,
}: {
  legal: LegalText
  onClose: () => void
}) {
  const text = useText()
  const { locale, merchant, system } = useRoot()
  const { merchantCode } = merchant.current
  const page = ownPage(legal, locale.language)
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    if (page === undefined) return undefined
    const controller = new AbortController()
    fetch(`/merchants/${merchantCode}/legal/${page}`, { signal: controller.signal })
      .then(async (answer) => (answer.ok ? setOwn(await answer.text()) : undefined))
      .catch(() => undefined)
    return () => controller.abort()
  }, [merchantCode, page])
  const keys = [...paragraphs[legal], ...(system.isSandbox ? sandboxParagraphs[legal] : [])]
  const age = merchant.current.minimumAge
  return (
    <Modal
      open
      onClose={onClose}
      title={text(legal === 'terms' ? 'terms.title' : 'privacy.title')}
      width={600}
      height="auto"
      clickToClose
      delay={0}
    >
      <Article>
        {/* The general sentences hold wherever the merchant's own page does not come. */}
        {own === undefined ? (
          keys.map((key) => <p key={key}>{text({ key, values: { age } })}</p>)
        ) : (
          <ServerHtml html={own} />
        )}
      </Article>
    </Modal>
  )
})
