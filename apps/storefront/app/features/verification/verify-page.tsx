import { Button, buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import { useAskedOnce } from '../../shell/session/use-asked-once.ts'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { ResendButton } from './resend-button.tsx'

interface Words {
  readonly texts: Texts['verification']
}

/**
 * For who comes from the letter: asks the house as soon as it runs, without a button. Programs that fetch the page to look at it run no
 * script, so they prove nothing and use nothing up.
 */
export function VerifyPage({ texts, token }: Words & { readonly token: string }) {
  const client = useClient()
  const { asked, again } = useAskedOnce(token, () =>
    client.ask('verifyEmail', { token }, { passive: true }),
  )
  if (asked === null) return <FullPage title={texts.checking} text="" />
  if (!asked.ok)
    return (
      <FullPage title={texts.failedTitle} text={texts.failedText}>
        <Button rank="first" onClick={again}>
          {texts.tryAgain}
        </Button>
      </FullPage>
    )
  switch (asked.reply.state) {
    case 'verified':
      return <Verified texts={texts} />
    case 'expired':
      return (
        <FullPage title={texts.expiredTitle} text={texts.expiredText}>
          <AnotherLetter texts={texts} />
        </FullPage>
      )
    case 'invalid':
      return (
        <FullPage title={texts.invalidTitle} text={texts.invalidText}>
          <AnotherLetter texts={texts} />
        </FullPage>
      )
  }
}

function Verified({ texts }: Words) {
  const { path } = useWriting()
  const { isLogged } = useStatus()
  return (
    <FullPage title={texts.verifiedTitle} text={texts.verifiedText}>
      <Link className={buttonClass({ rank: 'first' })} to={path(isLogged ? '/lobby' : '/login')}>
        {isLogged ? texts.goToGames : texts.logIn}
      </Link>
    </FullPage>
  )
}

/** Who is signed in gets a letter at once; anybody else has to say first who he is. */
function AnotherLetter({ texts }: Words) {
  const { path } = useWriting()
  const status = useStatus()
  if (!status.isLogged)
    return (
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(path('/email-verification'))}`}
      >
        {texts.logInForLetter}
      </Link>
    )
  if (!status.userFlags.verifyContactEmail)
    return (
      <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
        {texts.goToGames}
      </Link>
    )
  return <ResendButton rank="first" />
}
