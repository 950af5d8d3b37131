import { type FigurePeriod, figurePeriods } from '@fairhouse/contract/figure-choices'
import { buttonClass } from '@fairhouse/ui/button'
import { Chip } from '@fairhouse/ui/chip'
import { Bone, State } from '@fairhouse/ui/state'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PlayTabs } from './play-tabs.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import { Failed, Offline } from '../../shell/player-page/not-loaded.tsx'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Theory } from './band.ts'
import { BestWins } from './best-wins.tsx'
import { ByGame } from './by-game.tsx'
import { ExportFigures } from './export-figures.tsx'
import { OverTime } from './over-time.tsx'
import { Totals } from './totals.tsx'
import { useFigures } from './use-figures.ts'
import './figures.css'

interface Props {
  readonly texts: Texts['figures']
  /** Words for what every list of the player's says when it is not there. */
  readonly bets: Texts['bets']
  /** Of own titles without progressive jackpots, by address. */
  readonly theory: Readonly<Record<string, Theory>>
}

/** What the player bet and won, over time and by game. */
export function FiguresPage(props: Props) {
  const { texts, bets } = props
  return (
    <PlayerPage
      heading={texts.heading}
      lead={texts.lead}
      texts={{ ...bets, logInTitle: texts.logInTitle }}
      path="/my-bets/figures"
      forGuests
      className="figures"
    >
      {() => (
        <>
          <PlayTabs texts={bets.tabs} />
          <OfPlayer {...props} />
        </>
      )}
    </PlayerPage>
  )
}

function OfPlayer(props: Props) {
  const { texts } = props
  const [period, setPeriod] = useState<FigurePeriod>('days30')
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <div className="figures-periods" role="radiogroup" aria-label={texts.period}>
        {figurePeriods.map((one) => (
          <Chip
            key={one}
            name="period"
            value={one}
            checked={period === one}
            alone
            change={() => setPeriod(one)}
          >
            {texts.periods[one]}
          </Chip>
        ))}
      </div>
      <OfPeriod
        key={`${period} ${attempt}`}
        {...props}
        period={period}
        again={() => setAttempt(attempt + 1)}
      />
    </>
  )
}

interface PeriodProps extends Props {
  readonly period: FigurePeriod
  again(): void
}

function OfPeriod({ texts, bets, theory, period, again }: PeriodProps) {
  const asked = useFigures(period)
  const { path } = useWriting()
  switch (asked.stage) {
    case 'loading':
      return (
        <div className="figures-bones" role="status" aria-busy="true" aria-label={texts.loading}>
          <Bone />
          <Bone />
          <Bone />
        </div>
      )
    case 'offline':
      return <Offline texts={bets} again={again} />
    case 'failed':
      return (
        <Failed
          texts={{ ...bets, errorTitle: texts.errorTitle }}
          sentence={asked.sentence}
          picture={<ChartNoAxesColumn size={56} />}
          again={again}
        />
      )
    case 'loaded': {
      const { figures } = asked
      return figures.total.rounds === 0 ? (
        <State
          title={texts.emptyTitle}
          text={texts.emptyText}
          picture={<ChartNoAxesColumn size={56} />}
        >
          <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
            {bets.emptyAction}
          </Link>
        </State>
      ) : (
        <div className="figures-parts">
          <Totals texts={texts} figures={figures} />
          <OverTime texts={texts} figures={figures} />
          <ByGame texts={texts} figures={figures} theory={theory} />
          <BestWins texts={texts} bets={bets} figures={figures} />
          <ExportFigures texts={texts} figures={figures} period={period} />
        </div>
      )
    }
  }
}
