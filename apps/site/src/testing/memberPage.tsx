import { signInStore } from '@croupier/stores'
import type { ComponentType, ReactElement } from 'react'
import { SiteFixture, type StageProps } from './SiteFixture.tsx'

/** Which member's page is shown, and how the platform differs from the usual one. */
export interface MemberPageProps extends Partial<Pick<StageProps, 'faults' | 'operate' | 'remembered' | 'merchant'>> {
  /** Default maria, who has a history; see the guide of seeded people. */
  readonly username?: string
  /** What the member does before the page shows. */
  readonly before?: StageProps['prepare']
}

/** A page of the member centre as a seeded member sees it. For stories. */
export const memberPage = (
  Page: ComponentType,
  { username = 'maria', before, ...stage }: MemberPageProps = {},
): ReactElement => (
  <SiteFixture
    {...stage}
    prepare={async (root, operate) => {
      await root.start()
      await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
      await before?.(root, operate)
    }}
  >
    <Page />
  </SiteFixture>
)
