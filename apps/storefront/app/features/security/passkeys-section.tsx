import type { Passkey } from '@fairhouse/contract/calls/passkeys'
import { Button } from '@fairhouse/ui/button'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Client } from '../../shell/session/client.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { PasskeyName } from './passkey-name.tsx'
import { Failed, Loading, Section } from './section.tsx'
import { useAsked } from './use-asked.ts'
import { type PasskeyWays, usePasskeys } from './use-passkeys.ts'
import { dayOf, useAgo } from './when.ts'

const askPasskeys = (client: Client) => client.ask('passkeys', {}, { passive: true })

/** Keys in the player's own devices. */
export function PasskeysSection({ texts }: { texts: Texts['security'] }) {
  const { asked, again, replace } = useAsked(askPasskeys)
  const { passkeys: words } = texts
  const ways = usePasskeys(words, replace)
  return (
    <Section heading={words.heading} text={words.text}>
      {asked.stage === 'loading' ? <Loading texts={texts} /> : null}
      {asked.stage === 'failed' ? (
        <Failed texts={texts} sentence={asked.sentence} again={again} />
      ) : null}
      {asked.stage === 'loaded' ? (
        <>
          {asked.reply.passkeys.length === 0 ? (
            <p className="security-state">{words.none}</p>
          ) : (
            <ul className="security-list">
              {asked.reply.passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} texts={texts} passkey={passkey} ways={ways} />
              ))}
            </ul>
          )}
          <Button busy={ways.busy} onClick={() => void ways.add()}>
            {words.add}
          </Button>
        </>
      ) : null}
    </Section>
  )
}

interface RowProps {
  readonly texts: Texts['security']
  readonly passkey: Passkey
  readonly ways: PasskeyWays
}

function PasskeyRow({ texts, passkey, ways }: RowProps) {
  const [isNaming, setNaming] = useState(false)
  const { language } = useHouse()
  const ago = useAgo()
  const { passkeys: words } = texts
  const { name, usedAt, createdAt, synced } = passkey
  const facts = [
    fill(words.created, { date: dayOf(createdAt, language) }),
    usedAt === null ? words.neverUsed : fill(words.used, { ago: ago(usedAt) }),
    ...(synced ? [words.synced] : []),
  ]
  return (
    <li className="security-row">
      <KeyRound size={22} aria-hidden="true" />
      <div className="security-row-words">
        {isNaming ? (
          <PasskeyName
            texts={texts}
            name={name}
            save={async (to) => {
              if (await ways.rename(passkey.id, to)) setNaming(false)
            }}
            cancel={() => setNaming(false)}
          />
        ) : (
          <>
            <p>{name}</p>
            <p className="security-quiet">{facts.join(' · ')}</p>
          </>
        )}
      </div>
      {isNaming ? null : (
        <div className="security-row-ways">
          <Button
            size="small"
            aria-label={fill(words.renameOf, { name })}
            onClick={() => setNaming(true)}
          >
            {words.rename}
          </Button>
          <Button
            size="small"
            rank="plain"
            aria-label={fill(words.removeOf, { name })}
            onClick={() => void ways.remove(passkey.id)}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  )
}
