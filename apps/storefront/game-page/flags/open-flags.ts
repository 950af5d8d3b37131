import {
  flagRules,
  leadingFlag,
  raisedFlags,
  type ToldFlag,
  toldFlags,
} from '../../app/shell/session/flag-rules.ts'
import { leadOnce } from '../../app/shell/session/led-flags.ts'
import type { FlagContext, HearFlags } from './flag-context.ts'
import { followFlag } from './follow-flag.ts'
import { loadFlagTexts } from './load-flag-texts.ts'
import { tellFlags } from './tell-flags.ts'

/** How often it is looked whether what is at stake has ended. */
const lookEveryMs = 2_000

/** Leads the player to where a flag is acted on, once, and tells of it as long as it is raised, by the rules of all pages (`flag-rules.ts`). While it cannot be learnt what is at stake it does not lead; the next status tries again. */
export async function openFlags(context: FlagContext): Promise<HearFlags> {
  const { here, language, notices } = context
  const tell = tellFlags({ texts: await loadFlagTexts(language), language, notices })
  let raised: readonly ToldFlag[] = []
  let isLooking = false
  const lead = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    try {
      while (leadsNow(raised, here) && (await context.isAtStake())) await pause(lookEveryMs)
    } finally {
      isLooking = false
    }
    const flag = leadOnce(raised, here)
    if (flag !== null) await followFlag(context, flagRules[flag], flag)
  }
  return (flags) => {
    raised = raisedFlags(flags)
    tell(toldFlags(raised, here))
    lead().catch(reportError)
  }
}

/** Whether any may lead from here; which have led already is for `leadOnce` to know. */
const leadsNow = (raised: readonly ToldFlag[], here: string): boolean =>
  leadingFlag(raised, new Set(), here) !== null

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
