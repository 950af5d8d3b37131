import type { PageValues } from '@fairhouse/contract/page-context'
import type { FastifyInstance } from 'fastify'
import type { Answers } from '#platform/answer'
import type { PlainRoute } from '#platform/http/plain-route'
import { type JobNews, jobNews } from '#platform/jobs/job-news'
import type { Module } from '#platform/module/module'
import type { HouseNeeds } from '#platform/module/module-needs'
import type { Services } from '#platform/module/services'
import type { Topic } from '#platform/realtime/topic'
import type { Pictures } from '#platform/web/pictures'
import { type Background, backgroundOf } from './background.ts'
import { compose, type Created } from './compose.ts'
import { discoverModules } from './discover-modules.ts'
import { featuresOf } from './features.ts'
import { joinAnswers } from './join-answers.ts'
import { joinPageValues } from './join-page-values.ts'

/** All modules, as one. */
export interface House extends Background, Pick<Services, 'get'> {
  readonly answers: Answers
  /** What is answered besides calls and pages. */
  readonly routes: readonly PlainRoute[]
  /** What browsers can follow on `/ws`. */
  readonly topics: readonly Topic[]
  /** What all pages are rendered from. */
  readonly pageValues: PageValues
  readonly pictures: Pictures
  /** Who hears of what was committed. */
  readonly outboxConsumers: () => readonly { readonly name: string; readonly topic: string }[]
  /** What an operator is told once, at the start. */
  readonly warnings: readonly string[]
  /** What an operator should look at, in sentences. */
  readonly concerns: () => Promise<readonly string[]>
  readonly seedDemo: () => Promise<void>
  /** Adds the pages at which the house's people work to the app of the operator port. */
  readonly desk: (app: FastifyInstance) => Promise<void>
}

/**
 * Builds a house of its modules. What they are and do, they say themselves (`modules/<name>/module.ts`); here is only their order.
 * @param described all that there are, unless somebody tries a house with others.
 * @throws StartFault for settings that are wrong, Error for modules that do not fit together.
 */
export async function buildHouse(needs: HouseNeeds, described?: readonly Module[]): Promise<House> {
  const all = described ?? (await discoverModules())
  const composed = await compose(needs, all)
  const { modules, outbox, pictures, get } = composed
  const features = () => featuresOf(featuresTold(modules), needs.config)
  const jobs = jobsTold(needs, modules)
  return {
    get,
    answers: joinAnswers(modules),
    routes: modules.flatMap(({ routes = [] }) => routes),
    topics: modules.flatMap(({ topics = [] }) => topics),
    pageValues: joinPageValues(modules, { features }),
    pictures,
    outboxConsumers: outbox.consumers,
    warnings: modules.flatMap(({ warnings = [] }) => warnings),
    concerns: async () => {
      const told: string[] = []
      for (const { concerns } of [...modules, jobs]) told.push(...((await concerns?.()) ?? []))
      return told
    },
    seedDemo: async () => {
      for (const { seedDemo } of modules) await seedDemo?.()
    },
    desk: async (app) => {
      for (const { desk } of modules) await desk?.(app)
    },
    ...backgroundOf(needs, composed, all),
  }
}

const featuresTold = (modules: readonly Created[]) =>
  modules.map(({ features }) => features?.() ?? {})

function jobsTold({ database, metrics }: HouseNeeds, modules: readonly Created[]): JobNews {
  const news = jobNews(
    database,
    modules.flatMap(({ jobs = [] }) => jobs),
  )
  metrics.alsoTell(news.families)
  return news
}
