import { useMemo } from 'react'
import { useNonce } from '../csp/nonce.ts'
import type { Brand } from './brandSchema.ts'
import { brandStyles } from './brandStyles.ts'
import { felt } from './felt.ts'

/** Renders a `<style>` with the brand's variables, or nothing for the kit's own brand unless it is `scoped`. */
export const BrandRules = ({ brand, scoped = false }: { brand: Brand; scoped?: boolean }) => {
  const rules = useMemo(() => (brand === felt && !scoped ? '' : brandStyles(brand)), [brand, scoped])
  const nonce = useNonce()
  return rules === '' ? null : <style nonce={nonce}>{rules}</style>
}
