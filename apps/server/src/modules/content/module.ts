import { inboxPort } from '#modules/inbox'
import { maintenancePort } from '#modules/maintenance'
import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import { offer } from '#platform/module/port'
import { createContent } from './content.ts'
import { contentPort, newsAudience, newsGate } from './ports.ts'
import type { ContentNeeds } from './needs.ts'
import { sendNews } from './send-news.ts'

const sendEveryMs = 5_000
/** A message of another node that was lost is made good for after so long. */
const refreshEveryMs = 30_000

/** What the house tells its players in its own words. */
export const module: Module = {
  name: 'content',
  level: 6,
  create: ({ database, clock, log, seedKey, channels, get, later }) => {
    const gate = later(newsGate)
    const audience = later(newsAudience)
    const needs = {
      database,
      clock,
      previewKey: derivedKey(seedKey, 'content preview'),
      tellChanged: () => channels.contentChanged.publishToOthers(null),
      notices: get(maintenancePort).announced,
      send: get(inboxPort).send,
      mayPromote: (...asked: Parameters<ReturnType<typeof gate>['mayPromote']>) =>
        gate().mayPromote(...asked),
      playersInSegment: (...asked: Parameters<ContentNeeds['playersInSegment']>) =>
        audience().playersInSegment(...asked),
    }
    const content = createContent(needs)
    channels.contentChanged.subscribe(() => {
      content.refresh().catch((fault: unknown) => log.warn({ err: fault }, 'banners were not read'))
    })
    return {
      offers: [offer(contentPort, content)],
      pageValues: { banners: content.banners },
      jobs: [
        {
          name: 'content news',
          where: 'oneNode',
          everyMs: sendEveryMs,
          work: () => sendNews(needs),
        },
        {
          name: 'content banners',
          where: 'everyNode',
          everyMs: refreshEveryMs,
          work: content.refresh,
        },
      ],
      start: content.refresh,
    }
  },
}
