import type { OwnPasskey } from '@fairhouse/contract/backoffice/own-factors'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { knowsPasskeys } from '@fairhouse/ui/passkey'
import { useState } from 'react'
import type { ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/table.tsx'
import { signIn as texts } from '../texts/sign-in.ts'
import { useCall } from '../use-call.ts'
import { FactorRemarks } from './factor-remarks.tsx'
import { PasskeysTable } from './passkeys-table.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { type OwnFactorWays, useOwnFactors } from './use-own-factors.ts'

/** With what who sits here signs in. */
export function OwnSignInPage() {
  const { state, reload } = useCall('ownFactors', {})
  const ways = useOwnFactors(reload)
  const [renamed, setRenamed] = useState<OwnPasskey | null>(null)
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <FactorRemarks ways={ways} />
      <Loaded state={state}>
        {(factors) => (
          <>
            <Panel title={texts.passkeys}>
              <p>{knowsPasskeys() ? texts.passkeysText : texts.impossible}</p>
              <PasskeysTable
                passkeys={factors.passkeys}
                rename={setRenamed}
                remove={({ id, name }) => void ways.remove(id, name)}
              />
              {knowsPasskeys() ? (
                <p>
                  <Button rank="first" busy={ways.busy} onClick={() => void ways.add()}>
                    {texts.add}
                  </Button>
                </p>
              ) : null}
            </Panel>
            <AppPanel factors={factors} ways={ways} />
            <CodesPanel factors={factors} ways={ways} />
          </>
        )}
      </Loaded>
      {renamed === null ? null : (
        <RenamePasskey
          passkey={renamed.id}
          name={renamed.name}
          onClose={() => setRenamed(null)}
          onDone={() => {
            setRenamed(null)
            reload()
          }}
        />
      )}
    </>
  )
}

interface PanelProps {
  readonly factors: ReplyOf<'ownFactors'>
  readonly ways: OwnFactorWays
}

/** The app itself is set up at the desk, where its secret is drawn. */
function AppPanel({ factors: { hasApp }, ways }: PanelProps) {
  return (
    <Panel title={texts.app}>
      <p>{hasApp ? texts.appOn : texts.appOff}</p>
      <p className="acts">
        <a className={buttonClass()} href="/desk/self">
          {hasApp ? texts.moveApp : texts.setUpApp}
        </a>
        {hasApp ? (
          <Button rank="plain" busy={ways.busy} onClick={() => void ways.leaveApp()}>
            {texts.leaveApp}
          </Button>
        ) : null}
      </p>
    </Panel>
  )
}

function CodesPanel({ factors, ways }: PanelProps) {
  const { hasApp, passkeys, recoveryCodesLeft } = factors
  if (!hasApp && passkeys.length === 0)
    return (
      <Panel title={texts.codes}>
        <p className="quiet">{texts.codesNone}</p>
      </Panel>
    )
  return (
    <Panel title={texts.codes}>
      <p>{texts.codesLeft(recoveryCodesLeft)}</p>
      <Button busy={ways.busy} onClick={() => void ways.renewCodes()}>
        {texts.renewCodes}
      </Button>
    </Panel>
  )
}
