import type { Fairness } from '@fairhouse/contract/entities/fairness'
import type { SealedRefusal, SealedStep } from '@fairhouse/contract/entities/receipt'
import { type Contradiction, receiptAgainst, saysTheSame, withShowing } from './contradictions.ts'
import { keyOf } from './kept.ts'
import type { Change } from './shelf.ts'

/** Keeps a showing, unless one says the same. @param isNew told of streams whose showings there are more of now. */
export function showingChange(
  login: string,
  { stream, ...shown }: Fairness,
  at: number,
  isNew: (stream: number) => void,
): Change {
  return {
    place: 'streams',
    key: keyOf.streams({ login, stream, showings: [], verifiedAt: null }),
    next(kept) {
      const showings = withShowing(kept?.showings ?? [], { ...shown, at })
      if (showings === null) return null
      isNew(stream)
      // The one after it was announced with it, and may be known already.
      isNew(stream + 1)
      return { login, stream, showings, verifiedAt: kept?.verifiedAt ?? null }
    },
  }
}

/** Keeps a receipt beside any that says something else, and holds it against what was shown. */
export function stepChanges(
  login: string,
  sealed: SealedStep,
  tell: (contradiction: Contradiction) => void,
): readonly Change[] {
  const { receipt } = sealed
  const { stream, nonce, sequence } = receipt
  const step = { login, stream, nonce, sequence }
  return [
    {
      place: 'streams',
      key: [login, stream],
      next(kept) {
        for (const contradiction of receiptAgainst(receipt, kept)) tell(contradiction)
        return null
      },
    },
    {
      place: 'steps',
      key: keyOf.steps({ ...step, told: [] }),
      next(kept) {
        const told = kept?.told ?? []
        if (told.some((one) => saysTheSame(one.receipt, receipt))) return null
        if (kept) tell({ type: 'step', stream, nonce })
        return { ...step, told: [...told, sealed] }
      },
    },
  ]
}

export function refusalChange(login: string, told: SealedRefusal): Change {
  const kept = { login, told }
  return { place: 'refusals', key: keyOf.refusals(kept), next: () => kept }
}
