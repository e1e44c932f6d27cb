/**
 * JetStream in memory, for simulations: `connectBus` connects to it by `ModelClient.connect`. It
 * has streams with limits retention, message ids, expected sequences, and durable pull consumers.
 */
export { ModelClient } from './client.ts'
export type { ModelDurable } from './durable.ts'
export type { ModelNetwork } from './network.ts'
export { ModelServer, noAnswer } from './server.ts'
