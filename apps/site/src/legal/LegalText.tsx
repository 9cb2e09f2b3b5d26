import type { LegalText as Legal } from '@croupier/forms'
import type { MessageKey } from '@croupier/locales'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { pageMerchants } from '../ports/pageMerchants.ts'
import { BarredSection } from '../safety/BarredSection.tsx'
import { useBarred } from '../safety/useBarred.ts'
import { ServerHtml } from '../parts/html/ServerHtml.tsx'
import { languageRow } from '../parts/text/languageRow.ts'
import { useText } from '../parts/text/useText.ts'

const paragraphs: Readonly<Record<Legal, readonly MessageKey[]>> = {
  terms: ['terms.age', 'terms.one_account', 'terms.safety', 'terms.results', 'terms.money'],
  privacy: ['privacy.what', 'privacy.device', 'privacy.sharing', 'privacy.choice'],
}

/** Sentences shown only in a sandbox: no real operator's terms, and no real money. */
const sandboxParagraphs: Readonly<Record<Legal, readonly MessageKey[]>> = {
  terms: ['terms.sample', 'terms.sandbox'],
  privacy: ['privacy.sample'],
}

/** The merchant's own page in a language, else in English, and the language it is in. */
const ownPage = (legal: Legal, language: string) =>
  [language, 'EN']
    .map((code) => ({ code, name: `${legal}.${code}.html` }))
    .find(({ name }) => pageMerchants.legal.includes(name))

const Article = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  max-inline-size: 65ch;
  line-height: ${tokens.leading.normal};

  & > p {
    margin: 0;
  }
`

/** The terms or the privacy policy: the merchant's own, else general sentences (S-034, S-144). Renders a `<div>`. */
export const LegalText = observer(function LegalText({ legal }: { legal: Legal }) {
  const text = useText()
  const { locale, merchant, system } = useRoot()
  const { merchantCode, minimumAge: age } = merchant.current
  const page = ownPage(legal, locale.language)
  const name = page?.name
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    if (name === undefined) return undefined
    const controller = new AbortController()
    fetch(`/merchants/${merchantCode}/legal/${name}`, { signal: controller.signal })
      .then(async (answer) => (answer.ok ? setOwn(await answer.text()) : undefined))
      .catch(() => undefined)
    return () => controller.abort()
  }, [merchantCode, name])
  const barred = useBarred()
  const keys = [...paragraphs[legal], ...(system.isSandbox ? sandboxParagraphs[legal] : [])]
  const whoMayNot = legal === 'terms' && barred ? <BarredSection {...barred} /> : null
  if (own !== undefined && page) {
    const { tag, direction } = languageRow(page.code)
    return (
      <>
        <Article lang={tag} dir={direction}>
          <ServerHtml html={own} />
        </Article>
        {whoMayNot}
      </>
    )
  }
  // The general sentences apply if the merchant's own page does not load.
  return (
    <Article>
      {keys.map((key) => (
        <p key={key}>{text({ key, values: { age } })}</p>
      ))}
      {whoMayNot}
    </Article>
  )
})
