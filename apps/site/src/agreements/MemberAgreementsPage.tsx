import { agreementsStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ScrollText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useAddressFields } from '../base/useAddressFields.ts'
import { CentreStep } from '../parts/centre/CentreStep.tsx'
import { PageHead, PageTools } from '../parts/centre/PageHead.tsx'
import { useText } from '../parts/text/useText.ts'
import { Stack } from '../parts/page/Stack.ts'
import { AgreementList } from './AgreementList.tsx'
import { AgreementView } from './AgreementView.tsx'
import { StateChoice } from './StateChoice.tsx'
import { WaitingAgreements } from './WaitingAgreements.tsx'

const fields: readonly string[] = ['centre.state', 'centre.page', 'centre.contract']

/** Contracts under which a plain member is paid: to answer, to read, and to ask to end (S-399, S-400). */
export const MemberAgreementsPage = observer(function MemberAgreementsPage() {
  const text = useText()
  const { memberCentre } = useRoot()
  const store = useStore(agreementsStore)
  const { opened } = store
  useAddressFields({
    names: fields,
    read: () => ({
      'centre.state': store.address['agent.state'],
      'centre.page': store.address['agent.page'],
      'centre.contract': store.address['agent.contract'],
    }),
    apply: (wanted) =>
      store.show({
        'agent.side': 'downline',
        'agent.state': wanted['centre.state'],
        'agent.page': wanted['centre.page'],
        'agent.contract': wanted['centre.contract'],
      }),
  })
  return (
    <Stack>
      <PageHead title={text('agreements.title')}>{text('agreements.member_intro')}</PageHead>
      <CentreStep step={opened} backText={text('agreements.back')} onBack={store.close}>
        {opened === undefined ? (
          <>
            <WaitingAgreements />
            <PageTools>
              <StateChoice />
              {memberCentre.has('transactionHistory') ? (
                <Button
                  variant="outline"
                  tone="neutral"
                  startIcon={<ScrollText aria-hidden />}
                  onClick={() => void memberCentre.select('transactionHistory')}
                >
                  {text('in_account_record')}
                </Button>
              ) : null}
            </PageTools>
            <AgreementList />
          </>
        ) : (
          <AgreementView id={opened} />
        )}
      </CentreStep>
    </Stack>
  )
})
