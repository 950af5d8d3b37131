import { port } from '#platform/module/port'
import type { Content } from './content.ts'
import type { ContentNeeds } from './needs.ts'

/** What the house tells in its own words. */
export const contentPort = port<Content>('banners and news')

/** Who of some players belongs to a segment, given by who keeps segments. */
export const newsAudience = port<Pick<ContentNeeds, 'playersInSegment'>>(
  'to whom news is addressed',
)

/** The gate of news, given by who knows whom anything may be promoted to. */
export const newsGate = port<Pick<ContentNeeds, 'mayPromote'>>('whom news is for')
