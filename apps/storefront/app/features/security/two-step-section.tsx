import type { TwoStep } from '@fairhouse/contract/calls/two-step'
import { Button } from '@fairhouse/ui/button'
import { type ReactNode, useState } from 'react'
import type { Reply } from '../../../asking/ask.ts'
import { useHouse } from '../../shell/house/house.tsx'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { notice } from '../../shell/notices/notices.ts'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { useProof } from './proof-context.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Failed, Loading, Section } from './section.tsx'
import { TurnOff } from './turn-off.tsx'
import { TurnOn } from './turn-on.tsx'
import { useAsked } from './use-asked.ts'
import { dayOf } from './when.ts'

interface Props {
  readonly texts: Texts['security']
  readonly login: string
}

type Dialog =
  | { readonly type: 'on'; readonly secret: Reply<'beginTwoStep'> }
  | { readonly type: 'off' }
  | { readonly type: 'codes'; readonly codes: readonly string[] }

const askTwoStep = (client: Client) => client.ask('twoStep', {}, { passive: true })

/** The code that is asked for besides the password. */
export function TwoStepSection({ texts, login }: Props) {
  const client = useClient()
  const withProof = useProof()
  const { asked, again, replace } = useAsked(askTwoStep)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { twoStep: words } = texts
  const close = (): void => setDialog(null)

  const shows = ['proofRequired'] as const
  async function turnOn(): Promise<void> {
    const answer = await withProof(() => client.ask('beginTwoStep', {}, { shows }))
    if (answer?.ok) setDialog({ type: 'on', secret: answer.reply })
  }
  async function renew(): Promise<void> {
    const answer = await withProof(() => client.ask('renewRecoveryCodes', {}, { shows }))
    if (answer?.ok) showCodes(answer.reply)
  }
  function showCodes({ twoStep, recoveryCodes }: Reply<'confirmTwoStep'>): void {
    replace({ twoStep })
    setDialog({ type: 'codes', codes: recoveryCodes })
  }
  return (
    <Section heading={words.heading} text={words.text}>
      {asked.stage === 'loading' ? <Loading texts={texts} /> : null}
      {asked.stage === 'failed' ? (
        <Failed texts={texts} sentence={asked.sentence} again={again} />
      ) : null}
      {asked.stage === 'loaded' ? (
        <State texts={texts} twoStep={asked.reply.twoStep}>
          {asked.reply.twoStep.since === null ? (
            <Button rank="first" onClick={() => void turnOn()}>
              {words.turnOn}
            </Button>
          ) : (
            <>
              <Button onClick={() => void renew()}>{words.renew}</Button>
              <Button rank="plain" onClick={() => setDialog({ type: 'off' })}>
                {words.turnOff}
              </Button>
            </>
          )}
        </State>
      ) : null}
      {dialog?.type === 'on' ? (
        <TurnOn texts={texts} secret={dialog.secret} onDone={showCodes} onClose={close} />
      ) : null}
      {dialog?.type === 'off' ? (
        <TurnOff
          texts={texts}
          onDone={(reply) => {
            replace(reply)
            close()
            client.show(notice('INFO', words.turnedOff))
          }}
          onClose={close}
        />
      ) : null}
      {dialog?.type === 'codes' ? (
        <RecoveryCodes texts={texts} codes={dialog.codes} login={login} onClose={close} />
      ) : null}
    </Section>
  )
}

function State({
  texts,
  twoStep,
  children,
}: {
  readonly texts: Texts['security']
  readonly twoStep: TwoStep
  readonly children: ReactNode
}) {
  const { language } = useHouse()
  const { on, off, codesLeft } = texts.twoStep
  const { since, recoveryCodesLeft } = twoStep
  return (
    <>
      <p className={since === null ? 'security-state' : 'security-state security-good'}>
        {since === null ? off : fill(on, { date: dayOf(since, language) })}
      </p>
      {since === null ? null : (
        <p className="security-quiet">{fillCounted(codesLeft, recoveryCodesLeft, language)}</p>
      )}
      <div className="security-ways">{children}</div>
    </>
  )
}
