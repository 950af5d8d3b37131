import type { ListedGame } from '@fairhouse/contract/backoffice/games'
import { formatPercent } from '@fairhouse/money'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Moment, Tag, wholeNumber } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { games as texts } from '../texts/reports.ts'
import { search } from '../texts/texts.ts'
import { useCall } from '../use-call.ts'
import { standingOf } from './standing.ts'

/** Every game: whether it is on, and whether it returns what it should. */
export function GamesPage() {
  const [text, setText] = useState('')
  const [switching, setSwitching] = useState<ListedGame | null>(null)
  const list = useCall('games', { text: text.trim() })
  const changes = useCall('gameChanges', {})
  return (
    <>
      <h1>{texts.title}</h1>
      <form className="asked" role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={texts.search}
          value={text}
          maxLength={60}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <section className="panel">
        <Loaded state={list.state}>
          {({ games, more }) => (
            <>
              <GameTable games={games} onSwitch={setSwitching} />
              <p className="quiet">
                {more ? `${search.typeMore} ` : ''}
                {texts.note}
              </p>
            </>
          )}
        </Loaded>
      </section>
      <Panel title={texts.changes}>
        <Loaded state={changes.state}>
          {({ changes: made }) => (
            <Table
              name={texts.changes}
              heads={[texts.when, texts.staff, texts.what]}
              rows={made.map(({ at, by, what }) => ({
                key: `${at} ${what}`,
                cells: [<Moment key="at" at={at} />, by, <code key="what">{what}</code>],
              }))}
              none={texts.noChanges}
            />
          )}
        </Loaded>
      </Panel>
      {switching === null ? null : (
        <Switch
          game={switching}
          onClose={() => setSwitching(null)}
          onDone={() => {
            setSwitching(null)
            list.reload()
            changes.reload()
          }}
        />
      )}
    </>
  )
}

const percent = (millionths: number): string => formatPercent(millionths / 1_000_000, 'en')

function GameTable({
  games,
  onSwitch,
}: {
  games: readonly ListedGame[]
  onSwitch: (game: ListedGame) => void
}) {
  const may = useMay()
  return (
    <Table
      name={texts.title}
      heads={[
        texts.name,
        texts.state,
        { name: texts.bets, isNumber: true },
        { name: texts.turnover, isNumber: true },
        { name: texts.theory, isNumber: true },
        { name: texts.actual, isNumber: true },
        texts.band,
        texts.act,
      ]}
      rows={games.map((game) => ({
        key: String(game.gameId),
        cells: [
          <span key="name">
            {game.name} <span className="quiet">{game.provider}</span>
          </span>,
          <span key="state" className="tags">
            <Tag word={game.off ? texts.off : texts.on} kind={game.off ? 'now' : 'good'} />
            {game.placed.map(({ list, how }) => (
              <Tag key={list} word={texts.placed[how](list)} />
            ))}
          </span>,
          wholeNumber(game.bets),
          wholeNumber(Math.trunc(game.staked / 100)),
          game.theory === null ? (
            <span key="theory" className="quiet">
              {texts.unknown}
            </span>
          ) : (
            percent(game.theory)
          ),
          game.actual === null ? '' : percent(game.actual),
          <Band key="band" game={game} />,
          may('switchGames') ? (
            <Button key="switch" size="small" onClick={() => onSwitch(game)}>
              {game.off ? texts.turnOn : texts.turnOff}
            </Button>
          ) : null,
        ],
      }))}
      none={texts.none}
    />
  )
}

function Band({ game }: { game: ListedGame }) {
  const { band, theory, bets } = game
  if (theory === null || bets === 0) return null
  if (band === null) return <span className="quiet">{texts.tooFew}</span>
  const standing = standingOf(game)
  return (
    <span>
      {percent(band.low)} – {percent(band.high)}{' '}
      {standing === null ? null : (
        <Tag word={texts[standing]} kind={standing === 'outside' ? 'now' : 'good'} />
      )}
    </span>
  )
}

function Switch({
  game,
  onClose,
  onDone,
}: {
  game: ListedGame
  onClose: () => void
  onDone: () => void
}) {
  return (
    <AskForm
      call="switchGame"
      title={game.off ? texts.turnOn : texts.turnOff}
      bodyOf={(fields) => ({
        gameId: game.gameId,
        on: game.off,
        note: textOf(fields, 'note'),
      })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{game.name}</p>
      <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}
