import type { PromoPlay, PromoShown } from '@fairhouse/contract/entities/promo'
import type { PromoName } from '@fairhouse/contract/promo-rules'
import type { Currency } from '@fairhouse/money'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '../../shell/parts/copy-button.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { PromoChecks } from '../verifier/promo/check-promo.ts'

interface Props {
  readonly texts: Texts['promos']
  readonly name: PromoName
  readonly shown: PromoShown
  readonly seed: string
  onSeed(seed: string): void
}

/** What was promised before, the player's own part, and once it is played all that checks it. */
export function FairPromo({ texts, name, shown, seed, onSeed }: Props) {
  const { serverSeedHash, play, currency } = shown
  if (serverSeedHash === null) return null
  return (
    <section className="promo-fair" aria-labelledby="promo-fair">
      <h2 id="promo-fair">{texts.fair.heading}</h2>
      <p>{texts.fair.before}</p>
      <Kept words={texts.fair.hash} text={serverSeedHash} />
      {play === null ? (
        <SeedField texts={texts} seed={seed} onSeed={onSeed} />
      ) : (
        <VerifyPlay texts={texts} name={name} play={play} currency={currency} />
      )}
    </section>
  )
}

/** The player's own part of the chance. */
export const SeedField = ({ texts, seed, onSeed }: Pick<Props, 'texts' | 'seed' | 'onSeed'>) => (
  <TextField
    label={texts.fair.seed}
    hint={texts.fair.seedHint}
    name="seed"
    mono
    autoComplete="off"
    spellCheck={false}
    maxLength={64}
    value={seed}
    onChange={({ target }) => onSeed(target.value.replace(/[^A-Za-z0-9 _.-]/g, ''))}
  />
)

/** A value that is copied by a press. */
export const Kept = ({ words, text }: { readonly words: string; readonly text: string }) => (
  <p>
    <CopyButton className="promo-kept" text={text}>
      <span>{words}</span> <code>{text}</code>
    </CopyButton>
  </p>
)

const checked = ['hash', 'outcome', 'prize'] as const

/** Both seeds of a game that was played, and the button that plays it again in this browser. */
export function VerifyPlay({
  texts,
  name,
  play,
  currency,
}: Pick<Props, 'texts' | 'name'> & { readonly play: PromoPlay; readonly currency: Currency }) {
  const [checks, setChecks] = useState<PromoChecks | null>(null)
  async function verify(): Promise<void> {
    const { checkPromo } = await import('../verifier/promo/check-promo.ts')
    setChecks(checkPromo(name, play, currency))
  }
  return (
    <div className="promo-verify">
      <Kept words={texts.fair.secret} text={play.serverSeed} />
      <Kept words={texts.fair.seed} text={play.clientSeed} />
      <Button size="small" onClick={() => void verify()}>
        {texts.fair.verify}
      </Button>
      <div role="status">
        {checks === null ? null : (
          <ul className="promo-checks">
            {checked.map((one) => (
              <li key={one} data-holds={checks[one]}>
                {checks[one] ? (
                  <Check size={18} aria-hidden="true" />
                ) : (
                  <X size={18} aria-hidden="true" />
                )}
                {texts.fair.checks[one]}
                {checks[one] ? null : <b> {texts.fair.mismatch}</b>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
