import type { News } from '../../keeping/new-keys.ts'
import type { GameContext } from '../game-context.ts'
import type { RealityFacts } from '../play/reality.ts'
import type { NewsContext } from './fairness-news.ts'
import { openLater } from './later.ts'

/** Opens the paytable, whose code is fetched when it is first asked for. */
export const openPaytable = (context: GameContext): Promise<void> =>
  openLater(
    context,
    () => import('./paytable-dialog.ts'),
    ({ openPaytableDialog }) => openPaytableDialog(context),
  )

/** Opens the rules, whose code is fetched when it is first asked for. */
export const openRules = (context: GameContext): Promise<void> =>
  openLater(
    context,
    () => import('./rules-dialog.ts'),
    ({ openRulesDialog }) => openRulesDialog(context),
  )

/** Opens what this visit has come to, whose code is fetched when it is first asked for. */
export const openSession = (context: GameContext): Promise<void> =>
  openLater(
    context,
    () => import('./session-dialog.ts'),
    ({ openSessionDialog }) => openSessionDialog(context),
  )

/** Tells that the balance does not cover a bet, whose code is fetched when that is first so. */
export const openNotEnough = (context: GameContext): Promise<void> =>
  openLater(
    context,
    () => import('./not-enough-dialog.ts'),
    ({ openNotEnoughDialog }) => openNotEnoughDialog(context),
  )

/** Tells what does not fit what this browser kept, whose code is fetched when there is something to tell. */
export const openFairnessNews = (
  context: NewsContext & Pick<GameContext, 'notice'>,
  news: readonly News[],
): Promise<void> =>
  openLater(
    context,
    () => import('./fairness-news.ts'),
    ({ openFairnessNewsDialog }) => openFairnessNewsDialog(context, news),
  )

/** Tells how long it has been, whose code is fetched when it is time. What cannot be fetched counts as told. */
export const openReality = (
  context: Pick<GameContext, 'texts' | 'money' | 'addresses' | 'say' | 'notice'>,
  facts: RealityFacts,
  closed: () => void,
): Promise<void> =>
  openLater(
    context,
    () => import('./reality-dialog.ts'),
    ({ openRealityDialog }) => openRealityDialog(context, facts, closed),
    closed,
  )
