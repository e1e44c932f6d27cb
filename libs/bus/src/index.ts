/**
 * The bus between the services. Postgres is the truth of every event and JetStream the fast lane: the relay publishes
 * the outbox, consumers handle each event once, and a stream that is lost or rolled back is filled again. All that
 * knows NATS is in here.
 */
export { type BroadcastOptions, broadcast, type ListenOptions, listen } from './broadcast.ts'
export { type Bus, type BusOptions, connectBus } from './bus.ts'
export { type ConsumerOptions, startConsumer, startConsumers } from './consumer.ts'
export { type ReplayOptions, replayDeadLetters } from './dead-letters.ts'
export { type RelayOptions, startRelay } from './relay.ts'
export { republish } from './republish.ts'
export { type Subscription, subscribe } from './subscription.ts'
