import { signInStore } from '@croupier/stores'
import type { ComponentType, ReactElement } from 'react'
import { SiteFixture, type SiteFixtureProps } from './SiteFixture.tsx'

/** The member of the page, and how the platform differs from the default. */
export interface MemberPageProps extends Partial<
  Pick<SiteFixtureProps, 'faults' | 'operate' | 'remembered' | 'merchant'>
> {
  /** Default maria, who has a history; see the guide of seeded people. */
  readonly username?: string
  /** What the member does before the page shows. */
  readonly before?: SiteFixtureProps['prepare']
}

/** A page of the member centre as a seeded member sees it. For stories. */
export const memberPage = (
  Page: ComponentType,
  { username = 'maria', before, ...fixture }: MemberPageProps = {},
): ReactElement => (
  <SiteFixture
    {...fixture}
    prepare={async (root, operate) => {
      await root.start()
      await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
      await before?.(root, operate)
    }}
  >
    <Page />
  </SiteFixture>
)
