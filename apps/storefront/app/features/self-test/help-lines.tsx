import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

/** Who helps, in one country; null: wherever one is. */
export interface ShownHelpLine {
  readonly country: string | null
  readonly who: string
  readonly page: string
  readonly phone: string | null
}

interface Props {
  readonly texts: Texts['selfTest']
  readonly lines: readonly ShownHelpLine[]
}

/** Who helps where the player lives, and everywhere; of all countries where nobody knows that. */
export function HelpLines({ texts, lines }: Props) {
  const { language } = useHouse()
  const country = useOwnCountry()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const own = country === null ? [] : lines.filter((line) => line.country === country)
  const everywhere = lines.filter((line) => line.country === null)
  const abroad = lines.filter((line) => line.country !== null && line.country !== country)
  const shown = own.length > 0 ? [...own, ...everywhere] : everywhere
  return (
    <section className="self-test-help" id="help" aria-labelledby="help-heading">
      <h2 id="help-heading">
        {own.length > 0 && country !== null
          ? fill(texts.helpIn, { country: names.of(country) ?? country })
          : texts.help}
      </h2>
      <p>{texts.helpText}</p>
      <List lines={shown} nameOf={null} />
      <details>
        <summary>{texts.otherCountries}</summary>
        <List lines={abroad} nameOf={(code) => names.of(code) ?? code} />
      </details>
    </section>
  )
}

function List({
  lines,
  nameOf,
}: Pick<Props, 'lines'> & { readonly nameOf: ((code: string) => string) | null }) {
  return (
    <ul className="self-test-lines">
      {lines.map(({ country, who, page, phone }) => (
        <li key={page}>
          {nameOf === null || country === null ? null : <span>{nameOf(country)}</span>}
          <a href={page} rel="noreferrer">
            {who}
          </a>
          {phone === null ? null : <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        </li>
      ))}
    </ul>
  )
}

/** Where the signed-in player lives; else what the browser says of itself. Null until it is known. */
function useOwnCountry(): string | null {
  const client = useClient()
  const { isLogged } = useStatus()
  const [country, setCountry] = useState<string | null>(null)
  const find = useCallback(async (): Promise<string | null> => {
    if (!isLogged) return new Intl.Locale(navigator.language).region ?? null
    const answer = await client.ask('readProfile', {}, { passive: true, shows: [] })
    return answer.ok ? answer.reply.profile.country : null
  }, [client, isLogged])
  useEffect(() => {
    const left = new AbortController()
    void find().then((found) => left.signal.aborted || setCountry(found))
    return () => left.abort()
  }, [find])
  return country
}
