import { openWithdrawalsAtMost } from '@fairhouse/contract/limits'
import { Button } from '@fairhouse/ui/button'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { AmountEntry } from './amount-entry.tsx'
import { type Destination, destinationsOf, likeliest } from './destinations.ts'
import { DestinationList } from './destination-list.tsx'
import { elsewhereOf, mostOf, type Plan, type PlanPart, planOf } from './plan.ts'
import { Reckoning } from './reckoning.tsx'
import { useAmount } from './use-amount.ts'
import type { Withdrawal } from './use-withdrawal.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'
import { later } from '../../../shell/waking/later.ts'

interface Props {
  readonly texts: WithdrawTexts
  readonly reply: Withdrawal
  /** Id of the saved method to pay to; null: the first to which anything may go. */
  readonly chosen: string | null
  choose(userPMId: string): void
  add(method: Destination['method']): void
  asked(): Promise<void>
}

const PlanList = later(async () => (await import('./plan-list.tsx')).PlanList)
const ConfirmSheet = later(async () => (await import('./confirm-sheet.tsx')).ConfirmSheet)

/** Where to, how much, what arrives: then a last look. */
export function AskForm({ texts, reply, chosen, choose, add, asked }: Props) {
  const { page } = texts
  const { money } = useWriting()
  const id = useId()
  const [isLooking, setLooking] = useState(false)
  const destinations = destinationsOf(reply)
  const destination =
    destinations.find(({ saved }) => saved.userPMId === chosen) ?? likeliest(destinations)
  const { entry, parts, shown } = usePlan(texts, reply, { destination, destinations })
  function look(event: FormEvent): void {
    event.preventDefault()
    if (entry.check()) setLooking(true)
  }
  return (
    <section className="withdraw-part" aria-labelledby={id}>
      <h2 id={id}>{page.ask}</h2>
      <form className="withdraw-form" noValidate onSubmit={look}>
        <DestinationList
          texts={texts}
          reply={reply}
          destinations={destinations}
          destination={destination}
          choose={choose}
          add={add}
        />
        {destination === null ? null : (
          <>
            <AmountEntry page={page} entry={entry} destination={destination} reply={reply} />
            {shown === null || isOneTo(shown, destination) ? (
              <Reckoning
                texts={texts}
                amount={entry.amount}
                destination={destination}
                quotes={reply.quotes}
              />
            ) : (
              <Suspense>
                <PlanList texts={texts} parts={shown} />
              </Suspense>
            )}
            <Button type="submit" rank="first" size="large" wide>
              {entry.amount === null
                ? page.goOn
                : fill(page.goOnWith, { amount: money(entry.amount, 'USD') })}
            </Button>
          </>
        )}
      </form>
      {isLooking && parts !== null ? (
        <Suspense>
          <ConfirmSheet
            texts={texts}
            parts={parts}
            quotes={reply.quotes}
            refused={(sentence) => {
              setLooking(false)
              entry.refuse(sentence)
            }}
            asked={async () => {
              setLooking(false)
              entry.type('')
              await asked()
            }}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

/** The amount with the parts that it is split into; `shown` is the plan of all that there is, as long as no amount will do. */
function usePlan(
  texts: WithdrawTexts,
  reply: Withdrawal,
  ways: { readonly destination: Destination | null; readonly destinations: readonly Destination[] },
) {
  const { destination: to, destinations } = ways
  const { available, payBack, open } = reply
  const room = openWithdrawalsAtMost - open.length
  const planFor = (amount: number): Plan | null =>
    to && planOf({ amount, to, destinations, payBack, room })
  const entry = useAmount({ texts, available, planFor })
  const parts = partsOf(entry.amount === null ? null : planFor(entry.amount))
  return { entry, parts, shown: parts ?? (to && partsOf(planFor(wholeOf(to, reply)))) }
}

const partsOf = (plan: Plan | null): readonly PlanPart[] | null =>
  plan?.type === 'parts' ? plan.parts : null

/** All that there is: what is planned as long as nothing was typed. */
const wholeOf = (to: Destination, { available, payBack }: Withdrawal): number =>
  mostOf(to, { available, elsewhere: elsewhereOf(to, payBack) })

const isOneTo = ([first, ...others]: readonly PlanPart[], to: Destination): boolean =>
  others.length === 0 && (first === undefined || first.destination === to)
