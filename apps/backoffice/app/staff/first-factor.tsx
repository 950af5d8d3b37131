import { Button, buttonClass } from '@fairhouse/ui/button'
import { knowsPasskeys } from '@fairhouse/ui/passkey'
import { signIn as texts } from '../texts/sign-in.ts'
import { FactorRemarks } from './factor-remarks.tsx'
import { useOwnFactors } from './use-own-factors.ts'

/** All that is open to who has to set up a second factor first. */
export function FirstFactor() {
  const ways = useOwnFactors(() => undefined)
  return (
    <main className="page" id="page">
      <h1>{texts.first}</h1>
      <p className="lead">{texts.firstLead}</p>
      <section className="panel">
        <h2>{texts.passkeys}</h2>
        <p>{knowsPasskeys() ? texts.passkeysText : texts.impossible}</p>
        {/* What the server opens now is asked for anew. */}
        <FactorRemarks ways={ways} onKept={() => location.assign('/desk/app')} />
        {knowsPasskeys() ? (
          <Button rank="first" busy={ways.busy} onClick={() => void ways.add()}>
            {texts.add}
          </Button>
        ) : null}
      </section>
      <section className="panel">
        <h2>{texts.app}</h2>
        <p>{texts.appOff}</p>
        <a className={buttonClass()} href="/desk/self">
          {texts.firstApp}
        </a>
      </section>
    </main>
  )
}
