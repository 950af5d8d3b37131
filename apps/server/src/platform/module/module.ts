import type { Features } from '@fairhouse/contract/features'
import type { PageValues } from '@fairhouse/contract/page-context'
import type { FastifyInstance } from 'fastify'
import type { Answers } from '../answer.ts'
import type { PlainRoute } from '../http/plain-route.ts'
import type { Family } from '../metrics/exposition.ts'
import type { Audit } from '../operator/audit-books.ts'
import type { Carrier } from '../partitions/index.ts'
import type { Topic } from '../realtime/topic.ts'
import type { Job } from '../jobs/job.ts'
import type { ModuleNeeds } from './module-needs.ts'
import type { Offer } from './port.ts'

/**
 * What a module says of itself: `modules/<name>/module.ts` exports it as `module`, and the house finds it there. `name` is the folder's, and `level` stands in a
 * line of its own, from which tools read it without running the module.
 */
export interface Module {
  readonly name: string
  /** From 1. A module uses the doors of lower levels only, and its tables rest on theirs. */
  readonly level: number
  /** What it gives without being created, such as pure functions. */
  readonly offers?: readonly Offer[]
  /** What it promises of the books: looked at each night, on demand, and in whatever is restored. */
  readonly audits?: readonly Audit[]
  /** Who speaks for it when old rows go to the archive. */
  readonly carriers?: readonly Carrier[]
  /** Makes its part of a house. What it subscribes to, it subscribes to here. */
  readonly create?: (needs: ModuleNeeds) => ModuleParts | Promise<ModuleParts>
}

/** What a module is to the house that runs it. Slices of the seat will stand here beside the rest. */
export interface ModuleParts {
  /** What it gives to other modules. */
  readonly offers?: readonly Offer[]
  readonly answers?: Partial<Answers>
  /** What is answered besides calls and pages. */
  readonly routes?: readonly PlainRoute[]
  /** What browsers can follow on `/ws`. */
  readonly topics?: readonly Topic[]
  /** What all pages are rendered from, by the names of the contract. */
  readonly pageValues?: Partial<PageValues>
  /** Features of the house that it brings, as they are now. */
  readonly features?: () => Partial<Features>
  readonly jobs?: readonly Job[]
  readonly families?: () => Promise<readonly Family[]>
  /** What an operator is told once, when the house starts. */
  readonly warnings?: readonly string[]
  /** What an operator should look at now, in sentences. */
  readonly concerns?: () => readonly string[] | Promise<readonly string[]>
  /** Adds its pages for the house's people to the app of the operator port. */
  readonly desk?: (app: FastifyInstance) => Promise<void>
  /** Makes what a demo shows; before the house starts. */
  readonly seedDemo?: () => Promise<void>
  /** Begins what it does by itself; lower levels first. Calls may come once all have begun. */
  readonly start?: () => Promise<void>
  /** Finishes what was begun, while events are still delivered; higher levels first. No call may come any more. */
  readonly drain?: () => Promise<void>
  /** Rests, once no event is delivered any more; higher levels first. */
  readonly stop?: () => Promise<void>
}
