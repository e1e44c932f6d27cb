/**
 * The bus between the services. Postgres is the source of truth for events; JetStream only
 * transports them. The relay publishes the outbox, consumers handle each event once, and a lost or
 * rolled-back stream is refilled. Only this library knows NATS.
 */
export { findUntrueEvents, type RestoredSource, resetStream, type UntrueEvent } from './after-restore.ts'
export { type Backlog, readBacklogs } from './backlog.ts'
export { type BroadcastOptions, broadcast, type ListenOptions, listen } from './broadcast.ts'
export { type Bus, type BusOptions, checkJetStream, connectBus } from './bus.ts'
export { type ConsumerOptions, startConsumer, startConsumers } from './consumer.ts'
export { type ReplayOptions, replayDeadLetters } from './dead-letters.ts'
export { type RelayOptions, startRelay } from './relay.ts'
export { republish } from './republish.ts'
export {
  forEach,
  type Handlers,
  inBatches,
  type Subscription,
  subscribe,
  subscriptionsOf,
} from './subscription.ts'
