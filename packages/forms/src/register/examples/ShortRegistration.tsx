import type { FieldConfigs, LegalText, RegisterEntry } from '@croupier/forms'
import { RegisterForm } from '@croupier/forms/RegisterForm'
import { mobileRules } from '@croupier/forms/mobileRule'
import { Callout } from '@croupier/ui/Callout'
import { Dialog } from '@croupier/ui/Dialog'
import { useState } from 'react'

// The platform sends these rules. Fields without one are not shown, except user name and password.
const configs: FieldConfigs = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 },
  password: { enabled: true, required: true, minLength: 6, maxLength: 20, patternId: 5 },
  email: { enabled: true, required: false, minLength: 5, maxLength: 60, patternId: 3 },
}

const titles = { terms: 'Terms of use', privacy: 'Privacy policy' }

/** The rules decide which fields are shown. Legal texts open over the form, so no input is lost. */
export const ShortRegistration = () => {
  const [member, setMember] = useState<string>()
  const [legal, setLegal] = useState<LegalText>()
  // A mock platform on which one user name is taken.
  const register = async ({ username = '' }: RegisterEntry) => {
    if (username === 'maria') return { fields: { username: { text: 'This user name is already taken.' } } }
    setMember(username)
  }
  if (member) return <Callout tone="success">Welcome, {member}!</Callout>
  return (
    <>
      <RegisterForm configs={configs} mobileRule={mobileRules.PH} onSubmit={register} onOpenTerms={setLegal} />
      <Dialog open={legal !== undefined} title={legal && titles[legal]} onResult={() => setLegal(undefined)}>
        Your legal text.
      </Dialog>
    </>
  )
}
