import { BadgeCheck, Lock, Undo2, Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { wordOf } from '../payment/word-of.ts'
import type { Withdrawal } from './use-withdrawal.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Props {
  readonly texts: WithdrawTexts
  readonly reply: Withdrawal
}

/** What can be paid out now; what can't, and why; what must go back first; and whether papers are asked for. */
export function Available({ texts: { page, words }, reply }: Props) {
  const { money } = useWriting()
  const { available, locked, payBack, saved } = reply
  return (
    <section className="withdraw-available" aria-label={page.available}>
      <div className="withdraw-now">
        <p>{page.available}</p>
        <p className="withdraw-sum amount">{money(available, 'USD')}</p>
      </div>
      {locked.length === 0 ? null : (
        <ul className="withdraw-locks">
          {locked.map(({ amount, why }) => (
            <li key={why}>
              <Lock size={18} aria-hidden="true" />
              <p>
                <b className="amount">{fill(page.locked, { amount: money(amount, 'USD') })}</b>{' '}
                {words.locks[why]}
              </p>
            </li>
          ))}
        </ul>
      )}
      {payBack.length === 0 ? null : (
        <ul className="withdraw-locks">
          {payBack.map(({ method, userPMId, amount }) => (
            <li key={`${method} ${userPMId}`}>
              <Undo2 size={18} aria-hidden="true" />
              <p>
                {fill(page.payBack, {
                  amount: money(amount, 'USD'),
                  way:
                    saved.find((one) => one.userPMId === userPMId)?.label ??
                    wordOf(words.methods, method),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Identity page={page} state={reply.identity} />
      <WalletWanted page={page} open={reply.open} />
    </section>
  )
}

function Identity({
  page,
  state,
}: {
  readonly page: WithdrawTexts['page']
  readonly state: Withdrawal['identity']
}) {
  const { path } = useWriting()
  if (state === 'notAsked' || state === 'approved') return null
  return (
    <p className={`withdraw-identity ${state === 'inReview' ? '' : 'withdraw-identity-asked'}`}>
      <BadgeCheck size={20} aria-hidden="true" />
      <span>
        {page.identity[state]}{' '}
        <Link to={path('/cashier/identity')}>
          {state === 'inReview' ? page.identity.see : page.identity.go}
        </Link>
      </span>
    </p>
  )
}

/** A withdrawal waits for its player to show that the wallet is theirs. */
function WalletWanted({
  page,
  open,
}: {
  readonly page: WithdrawTexts['page']
  readonly open: Withdrawal['open']
}) {
  const { path } = useWriting()
  const isWanted = open.some(({ stages }) => stages.some(({ reason }) => reason === 'walletProof'))
  if (!isWanted) return null
  return (
    <p className="withdraw-identity withdraw-identity-asked">
      <Wallet size={20} aria-hidden="true" />
      <span>
        {page.wallet.wanted} <Link to={path('/cashier/wallets')}>{page.wallet.go}</Link>
      </span>
    </p>
  )
}
