interface PageStyleProps<Part extends string> {
  rules: Readonly<Record<Part, string>>
  parts: readonly Part[]
  nonce: string | undefined
}

/** Renders a `<style>` with the chosen rules, which React moves to the head, once per document. */
export const PageStyle = <Part extends string>({ rules, parts, nonce }: PageStyleProps<Part>) => {
  const chosen = (Object.keys(rules) as Part[]).filter((part) => parts.includes(part))
  return (
    // React adds each address once, so a different choice needs a different address.
    <style nonce={nonce} href={`croupier-${chosen.join('-')}`} precedence="low">
      {chosen.map((part) => rules[part]).join('\n')}
    </style>
  )
}
