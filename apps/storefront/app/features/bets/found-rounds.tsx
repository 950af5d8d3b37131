import { Button } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { History } from 'lucide-react'
import { Failed, Offline } from '../../shell/player-page/not-loaded.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { BetBones, BetTable } from './bet-table.tsx'
import type { RoundWish } from './round-wish.ts'
import { useFound } from './use-found.ts'

interface Props {
  readonly texts: Texts['bets']
  readonly share: Texts['sharing']
  readonly wish: RoundWish
  again(): void
}

/** The rounds that fit a choice, further and further back. */
export function FoundRounds({ texts, share, wish, again }: Props) {
  const { found, busy, more } = useFound(wish)
  switch (found.stage) {
    case 'loading':
      return <BetBones texts={texts} />
    case 'offline':
      return <Offline texts={texts} again={again} />
    case 'failed':
      return (
        <Failed
          texts={texts}
          sentence={found.sentence}
          picture={<History size={56} />}
          again={again}
        />
      )
    case 'loaded':
      return (
        <>
          {found.rounds.length > 0 ? (
            <BetTable texts={texts} share={share} rounds={found.rounds} />
          ) : found.next === null ? (
            <State
              title={texts.noneFits}
              text={texts.noneFitsText}
              picture={<History size={56} />}
            />
          ) : (
            <p className="bets-further">{texts.noneSoFar}</p>
          )}
          {found.next === null ? null : (
            <div className="bets-more">
              <Button busy={busy} onClick={() => void more()}>
                {texts.further}
              </Button>
            </div>
          )}
        </>
      )
  }
}
