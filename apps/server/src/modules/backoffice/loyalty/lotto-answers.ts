import type { lottoDraws } from '@fairhouse/contract/backoffice/lotto'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'

const shownAtMost = 52

export const tellDraws =
  ({ database, loyalty }: BackofficeNeeds): StaffAnswer<typeof lottoDraws> =>
  async () => ({
    reply: {
      draws: ((await loyalty()?.draws(database, shownAtMost)) ?? []).map((draw) => ({
        ...draw,
        prizes: [...draw.prizes],
        opensAt: isoTime(draw.opensAt),
        closesAt: isoTime(draw.closesAt),
        drawnAt: draw.drawnAt === null ? null : isoTime(draw.drawnAt),
      })),
    },
  })
