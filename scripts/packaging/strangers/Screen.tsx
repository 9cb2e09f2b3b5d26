/** What a stranger writes after reading the readme: ten components, a form, and a brand that is one file. */
import { FormTextProvider, LoginForm, mobileRules } from '@croupier/forms'
import {
  Badge,
  BrandProvider,
  Card,
  Checkbox,
  EmptyState,
  Field,
  Input,
  Pagination,
  Skeleton,
  Spinner,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@croupier/ui'
import { parseBrand } from '@croupier/ui/brand'
import { Button } from '@croupier/ui/Button'
import dhaka from '@croupier/ui/brands/dhaka.json' with { type: 'json' }
import { useState } from 'react'
import { Strict } from './Strict.tsx'

const brand = parseBrand(dhaka)
const texts = {
  nav: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pages: number) => `${page} of ${pages}`,
}

/** Props of {@link Screen}: with its own brand or, as a mistake, without a provider. */
export interface ScreenProps {
  readonly reskinned?: boolean
  readonly bare?: boolean
  readonly nonce?: string
}

export function Screen({ reskinned = false, bare = false, nonce }: ScreenProps) {
  const [page, setPage] = useState(2)
  const content = (
    <main>
      <h1>A stranger&apos;s screen</h1>
      <Button id="play">Play now</Button>
      <Badge>New</Badge>
      <Card>A card</Card>
      <Checkbox defaultChecked>I agree</Checkbox>
      <Field label="Name">
        <Input name="name" />
      </Field>
      <Pagination page={page} pages={9} onPageChange={setPage} texts={texts} />
      <Skeleton />
      <Spinner label="Loading" />
      <EmptyState title="Nothing yet" />
      <Tabs defaultValue="one">
        <TabList label="Parts">
          <Tab value="one">One</Tab>
          <Tab value="two">Two</Tab>
        </TabList>
        <TabPanel value="one">First part</TabPanel>
        <TabPanel value="two">Second part</TabPanel>
      </Tabs>
      <FormTextProvider text={(key) => key}>
        <LoginForm mobileRule={mobileRules.PH} onSubmit={() => Promise.resolve()} />
      </FormTextProvider>
      {nonce === undefined ? null : <Strict />}
    </main>
  )
  if (bare) return content
  return (
    <BrandProvider {...(reskinned ? { brand } : {})} nonce={nonce} theme="light">
      {content}
    </BrandProvider>
  )
}
