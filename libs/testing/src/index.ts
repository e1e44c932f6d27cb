export { accessibilityProblems } from './accessibility.ts'
export { type Api, type ApiAnswer, type ApiRequest, createApi } from './api.ts'
export { type BrowserOptions, findBrowser, openPage } from './browser.ts'
export { type CalDavServer, missingCalDav, startCalDav } from './caldav.ts'
export { fileTimeoutMs, patientEnv, waitTimeoutMs } from './ceilings.ts'
export { TestClock } from './clock.ts'
export { testConfig } from './config.ts'
export { decide } from './consent-form.ts'
export { untilConsumed } from './consumed.ts'
export { freshDatabase, prepareTemplate } from './database.ts'
export type { Fault } from './faults.ts'
export { median, quantile } from './figures.ts'
export { type FakeGoogle, type GoogleEventFixture, startGoogle } from './google-calendar.ts'
export { type Infrastructure, infrastructure, startOwnNats, startOwnPostgres } from './infrastructure.ts'
export type { Json } from './json.ts'
export { type Account, loadBootstrap, type UserInput } from './load.ts'
export { type MailSink, startMailSink } from './mail-sink.ts'
export { type FakeMicrosoft, startMicrosoft } from './microsoft-calendar.ts'
export { type OlderDatabase, olderDatabase } from './older-database.ts'
export { allowEveryone } from './open-to-all.ts'
export { missingKeys, payloadKeys } from './payload-keys.ts'
export { type Proxy, startProxy } from './proxy.ts'
export { type Answer, type ReceivedRequest, type Receiver, startReceiver } from './receiver.ts'
export { startReplica } from './replica.ts'
export { createSender, inParallel, type PlainAnswer, type PlainRequest, type Send } from './requests.ts'
export { Resources } from './resources.ts'
export { schemaDifferences } from './schema-check.ts'
export { type HeardEvent, type Hearing, hear } from './server-sent-events.ts'
export { createUser, type Stack, type StackOptions, startStack } from './stack.ts'
export { type StripeServer, startStripe } from './stripe.ts'
export {
  createOwnerFixtures,
  createTeamFixtures,
  createV1Fixtures,
  type FixtureOptions,
  hook,
  type Ids,
  type Made,
} from './tenant-fixtures.ts'
export type { Test } from './test.ts'
export { typedAddress, typedText } from './typed-text.ts'
export { type UntilOptions, until } from './until.ts'
export { roomHeaders, tellOfRoom } from './video-room-provider.ts'
export { wholeScans } from './whole-scans.ts'
