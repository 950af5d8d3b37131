import { z } from 'zod'

/** What a node may be asked to tell of itself: its metrics as text, or its counts as JSON. */
const tales = ['metrics', 'counts'] as const
export type Tale = (typeof tales)[number]

const tale = z.enum(tales)
const id = z.int().positive()

/** One node of the machine: its place from 1, and what it told; null when it was silent for too long. */
const told = z.object({ place: id, text: z.string().nullable() })
export type NodeAnswer = z.infer<typeof told>

/** What a keeper knows of its nodes. */
const nodesKept = z.object({
  wanted: id,
  running: z.int().min(0),
  /** Nodes that ended by themselves and were started again, since the keeper began. */
  replaced: z.int().min(0),
})
export type NodesKept = z.infer<typeof nodesKept>

/** A program beside the house, as a node asks for it; see `KeptChildNeeds`. */
const programWanted = z.object({
  name: z.string(),
  program: z.string(),
  environment: z.record(z.string(), z.string()),
  portVariable: z.string().nullable(),
})
export type ProgramWanted = z.infer<typeof programWanted>

/** From a node to its keeper. */
export const toKeeper = z.discriminatedUnion('type', [
  /** It takes calls. */
  z.object({ type: z.literal('open') }),
  /** It cannot start; sentences for whoever started the house. */
  z.object({ type: z.literal('failed'), sentences: z.array(z.string()) }),
  z.object({ type: z.literal('bus'), name: z.string(), text: z.string() }),
  z.object({ type: z.literal('gather'), id, tale }),
  z.object({ type: z.literal('told'), id, text: z.string() }),
  z.object({ type: z.literal('reach'), id, wanted: programWanted }),
])
export type ToKeeper = z.infer<typeof toKeeper>

/** From the keeper to a node. */
export const toNode = z.discriminatedUnion('type', [
  /** The first message: what all nodes share. */
  z.object({
    type: z.literal('ground'),
    place: id,
    connectionString: z.string(),
    warnings: z.array(z.string()),
  }),
  z.object({ type: z.literal('bus'), name: z.string(), text: z.string() }),
  z.object({ type: z.literal('tell'), id, tale }),
  z.object({ type: z.literal('gathered'), id, told: z.array(told), kept: nodesKept }),
  /** @param ready what the program said when it was ready; null when it is not. */
  z.object({ type: z.literal('reached'), id, ready: z.unknown() }),
  /** A program beside the house began, got ready or ended. @param known what it said when it was ready the last time. */
  z.object({
    type: z.literal('beside'),
    name: z.string(),
    isRunning: z.boolean(),
    known: z.unknown(),
  }),
])
export type ToNode = z.infer<typeof toNode>
