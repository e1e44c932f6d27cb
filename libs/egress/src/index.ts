export { type Agents, EgressBlocked, guardedAgents } from './guarded-agents.ts'
export { createResolve, dnsDeadline, type Resolve } from './resolve.ts'
export { type EgressRules, egressRules, hostOf, isNetwork, readNetworks, urlProblem } from './rules.ts'
