import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { balanceOf } from '../../shell/balance/balance.ts'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { MailboxWay } from '../forms/mailbox-way.tsx'
import '../forms/account.css'

interface Props {
  readonly texts: Texts['account']
}

/** Where a player comes to who signed up without being on the way to something. */
export function WelcomePage({ texts }: Props) {
  const status = useStatus()
  const { path } = useWriting()
  if (status.isLogged) return <Welcome texts={texts} status={status} />
  return (
    <FullPage title={texts.strangerHeading} text={texts.strangerMeans}>
      <Link className={buttonClass({ rank: 'first' })} to={path('/login')}>
        {texts.logIn}
      </Link>
    </FullPage>
  )
}

function Welcome({ texts, status }: Props & { status: PlayerStatus }) {
  const { path, money } = useWriting()
  const { amount } = balanceOf(status)
  const waits = status.userType === 2 ? texts.welcomeCredits : texts.welcomeTestMoney
  return (
    <article className="account-welcome">
      <h1>{fill(texts.welcomeHeading, { login: status.login })}</h1>
      <p className="account-lead">
        {texts.welcomeMeans} {fill(waits, { amount: money(amount, status.currency) })}
      </p>
      <Link className={buttonClass({ rank: 'first', size: 'large' })} to={path('/lobby')}>
        {texts.goOn}
      </Link>
      {status.userFlags.verifyContactEmail ? (
        <section>
          <h2>{texts.verifyHeading}</h2>
          <p>{fill(texts.verifyMeans, { email: status.email })}</p>
          <p>
            <Link to={path('/email-verification')}>{texts.verifyLink}</Link>
          </p>
          <MailboxWay email={status.email} />
        </section>
      ) : null}
      <section>
        <h2>{texts.afterwardsHeading}</h2>
        <ul>
          {texts.afterwards.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </article>
  )
}
