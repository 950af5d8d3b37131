import type { Consent } from '@fairhouse/contract/entities/consent'
import { Check, X } from 'lucide-react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Client } from '../../shell/session/client.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { Failed, Loading, Section } from './section.tsx'
import { useAsked } from './use-asked.ts'
import { dayOf } from './when.ts'

const askConsents = (client: Client) => client.ask('consents', {}, { passive: true })

/** What the player agreed to and took back. */
export function ConsentsSection({ texts }: { texts: Texts['security'] }) {
  const { asked, again } = useAsked(askConsents)
  const { consents: words } = texts
  return (
    <Section heading={words.heading} text={words.text}>
      {asked.stage === 'loading' ? <Loading texts={texts} rows={2} /> : null}
      {asked.stage === 'failed' ? (
        <Failed texts={texts} sentence={asked.sentence} again={again} />
      ) : null}
      {asked.stage === 'loaded' && asked.reply.consents.length === 0 ? (
        <p className="security-quiet">{words.none}</p>
      ) : null}
      {asked.stage === 'loaded' && asked.reply.consents.length > 0 ? (
        <ul className="security-list">
          {asked.reply.consents.map((consent) => (
            <ConsentRow key={`${consent.what} ${consent.at}`} words={words} consent={consent} />
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

function ConsentRow({
  words,
  consent: { what, given, version, by, at },
}: {
  words: Texts['security']['consents']
  consent: Consent
}) {
  const { language } = useHouse()
  const Picture = given ? Check : X
  return (
    <li className="security-row">
      <Picture size={22} aria-hidden="true" />
      <div className="security-row-words">
        <p>{words.what[what]}</p>
        <p className="security-quiet">
          {fill(words.when, {
            given: given ? words.given : words.declined,
            date: dayOf(at, language),
            version,
          })}
          {by === 'house' ? ` · ${words.byHouse}` : null}
        </p>
      </div>
    </li>
  )
}
