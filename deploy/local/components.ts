import { serviceUrl } from '@punctual/db'
import { ConfigError, type Env, readServiceConfig, type ServiceDefinition } from '@punctual/http'
import type { Component } from './topology.ts'

// Loads the components by their paths in the repository, because nothing may depend on them.

const gatewayFile = (name: string) => import(`../../gateway/src/${name}.ts`)

const serviceOf = async (name: string): Promise<ServiceDefinition<unknown>> =>
  (await import(`../../services/${name}/src/service.ts`)).service

/** Returns the migration folders that the component itself declares. */
export async function migrationsOf(component: Component): Promise<URL[]> {
  return component === 'gateway'
    ? (await gatewayFile(component)).gatewayMigrations
    : (await serviceOf(component)).migrations
}

/** Returns what prevents the component from starting with these variables. */
export async function configurationProblems(component: Component, env: Env): Promise<readonly string[]> {
  try {
    if (component === 'gateway') (await gatewayFile('config')).gatewayConfig(env)
    else {
      const definition = await serviceOf(component)
      const derive = (adminUrl: string) => serviceUrl(adminUrl, component)
      readServiceConfig(env, component, { asks: definition.asks ?? [], derive, own: definition.config })
    }
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}
