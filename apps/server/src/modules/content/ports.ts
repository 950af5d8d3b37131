import { port } from '#platform/module/port'
import type { Content } from './content.ts'
import type { ContentNeeds } from './needs.ts'

/** What the house tells in its own words. */
export const contentPort = port<Content>('banners and news')

/** The gate of news, given by who knows whom anything may be promoted to. */
export const newsGate = port<Pick<ContentNeeds, 'mayPromote'>>('whom news is for')
