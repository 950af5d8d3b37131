import type { ServerFrame, TopicFrame } from '@fairhouse/contract/realtime'

/**
 * Whether a frame is of this type, which only one topic has; then its data are what that topic's contract says.
 * The house speaks by the same contract: data are not looked at again.
 */
export const isTold = <Frame extends TopicFrame>(
  frame: ServerFrame,
  type: Frame['type'],
): frame is Frame => frame.type === type
