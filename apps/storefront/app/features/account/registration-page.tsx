import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AlreadyIn } from './already-in.tsx'
import { Redirecting } from './redirecting.tsx'
import type { RegistrationFacts } from './registration-facts.ts'
import { RegistrationForm } from './registration-form.tsx'
import type { Stage } from './use-registration.ts'

export function RegistrationPage(props: RegistrationFacts) {
  const { texts } = props
  const status = useStatus()
  const { path } = useWriting()
  const { search } = useLocation()
  const [stage, setStage] = useState<Stage>('filling')
  if (stage === 'leaving') return <Redirecting />
  if (status.isLogged && stage === 'filling')
    return <AlreadyIn texts={texts} login={status.login} />
  return (
    <AccountLayout heading={texts.signUpHeading} lead={texts.signUpLead} texts={texts}>
      <RegistrationForm {...props} stage={stage} setStage={setStage} />
      <p className="account-other">
        {texts.haveAccount} <Link to={path('/login') + search}>{texts.logIn}</Link>
      </p>
    </AccountLayout>
  )
}
