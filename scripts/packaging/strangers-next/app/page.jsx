/** A server component that takes parts from the index and from entries, and calls what has no React in it. */
import { Badge, Card } from '@croupier/ui'
import { checkBrand, parseBrand } from '@croupier/ui/brand'
import dhaka from '@croupier/ui/brands/dhaka.json'
import { Question } from './Question.jsx'

export default function Page() {
  return (
    <main>
      <h1>A stranger&apos;s page</h1>
      <Badge id="badge">New</Badge>
      <Card id="card">{checkBrand(parseBrand(dhaka)).length} findings of contrast</Card>
      <Question />
    </main>
  )
}
