import type { ServerFrame, TopicFrame } from '@fairhouse/contract/realtime'

/**
 * Whether a frame is of this topic and type; then its data are what the topic's contract says.
 * The house speaks by the same contract: data are not looked at again.
 */
export const isTold = <Frame extends TopicFrame>(
  frame: ServerFrame,
  topic: Frame['topic'],
  type: Frame['type'],
): frame is Frame => 'topic' in frame && frame.topic === topic && frame.type === type
