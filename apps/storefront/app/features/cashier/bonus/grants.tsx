import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import type { GrantShown } from '@fairhouse/contract/entities/bonus'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { useStatus } from '../../../shell/session/client-context.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { dayAndTime, isOver, nameOf } from './grant-words.ts'
import type { BonusesAtHand } from './use-bonuses.ts'
import { WageringLedger } from './wagering-ledger.tsx'

interface Props {
  readonly texts: Texts['cashierBonus']
  readonly at: BonusesAtHand
}

const isRunning = ({ bonusState }: GrantShown): boolean =>
  bonusState === bonusStates.active || bonusState === bonusStates.freeSpins

/** The bonus that runs with its progress, and those that wait. */
export function Grants({ texts, at }: Props) {
  const status = useStatus()
  const isPlay = status.isLogged && status.userType === 2
  const [leaving, setLeaving] = useState<GrantShown | null>(null)
  const running = at.grants.find(isRunning)
  const waiting = at.grants.filter((one) => !isOver(one) && !isRunning(one))
  return (
    <section className="bonus-part" aria-labelledby="bonus-running">
      <h2 id="bonus-running">{texts.running}</h2>
      {running ? (
        <Running texts={texts} grant={running} onCancel={setLeaving} />
      ) : (
        <p className="bonus-quiet">{isPlay ? texts.why.playMoney : texts.noneRunning}</p>
      )}
      {waiting.length > 0 && (
        <>
          <h3>{texts.next}</h3>
          <ul className="bonus-list">
            {waiting.map((one) => (
              <Waiting key={one.id} texts={texts} grant={one} onCancel={setLeaving} />
            ))}
          </ul>
        </>
      )}
      {leaving && (
        <CancelSheet texts={texts} grant={leaving} at={at} onClose={() => setLeaving(null)} />
      )}
    </section>
  )
}

interface GrantProps {
  readonly texts: Props['texts']
  readonly grant: GrantShown
  onCancel(grant: GrantShown): void
}

function Running({ texts, grant, onCancel }: GrantProps) {
  const { money, path } = useWriting()
  const { language } = useHouse()
  const why = useId()
  const usd = (cents: number): string => money(cents, 'USD')
  const spins = grant.bonusState === bonusStates.freeSpins
  const rows = [
    [texts.balance, usd(grant.bonusBalance)],
    spins ? [texts.spinsLeft, String(grant.remainingFreeSpins)] : null,
    spins ? [texts.spinsWon, usd(grant.totalWinFromFreeSpins)] : null,
    spins ? null : [texts.left, usd(grant.needToWager)],
    grant.highestStake === null ? null : [texts.highest, usd(grant.highestStake)],
    grant.maxCashout === null ? null : [texts.maxCashout, usd(grant.maxCashout)],
    grant.expiresIn === null ? null : [texts.ends, dayAndTime(grant.expiresIn, language)],
  ].filter((row) => row !== null)
  return (
    <article className="bonus-card">
      <h3>{nameOf(grant, texts)}</h3>
      {spins ? null : <Progress texts={texts} grant={grant} />}
      <dl className="bonus-rows">
        {rows.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="amount">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="bonus-doing">
        <Link className={buttonClass({ rank: 'first' })} to={path('/allowed-games')}>
          {texts.allowedGames}
        </Link>
        <Button
          disabled={!grant.canCancel}
          aria-describedby={grant.canCancel ? undefined : why}
          onClick={() => onCancel(grant)}
        >
          {texts.cancel}
        </Button>
      </div>
      {grant.canCancel ? null : (
        <p className="bonus-quiet" id={why}>
          {texts.cancelAfterRound}
        </p>
      )}
      <WageringLedger texts={texts} grantId={grant.id} />
    </article>
  )
}

function Progress({ texts, grant }: Omit<GrantProps, 'onCancel'>) {
  const { money } = useWriting()
  const said = fill(texts.progress, {
    wagered: money(grant.wagered, 'USD'),
    toWager: money(grant.toWager, 'USD'),
  })
  return (
    <div className="bonus-progress">
      <progress max={Math.max(1, grant.toWager)} value={grant.wagered} aria-label={said} />
      <p>{said}</p>
    </div>
  )
}

function Waiting({ texts, grant, onCancel }: GrantProps) {
  const { money, path } = useWriting()
  const { language } = useHouse()
  const { depositBy, minDepositAmount } = grant
  const isOffered = depositBy !== null && minDepositAmount !== null
  return (
    <li className="bonus-card">
      <h4>{nameOf(grant, texts)}</h4>
      <p>
        {isOffered
          ? fill(texts.depositBy, {
              amount: money(minDepositAmount, 'USD'),
              date: dayAndTime(depositBy, language),
            })
          : texts.waits}
      </p>
      <div className="bonus-doing">
        {isOffered && (
          <Link className={buttonClass({ rank: 'first' })} to={path('/cashier/deposit')}>
            {texts.deposit}
          </Link>
        )}
        <Button
          aria-label={`${texts.cancel}: ${nameOf(grant, texts)}`}
          onClick={() => onCancel(grant)}
        >
          {texts.cancel}
        </Button>
      </div>
    </li>
  )
}
