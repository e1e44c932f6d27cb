import { execCompose, type IDockerComposeOptions } from 'docker-compose'

/** A container of the stack. */
export interface Container {
  service: string
  /** As docker names it: running, exited, ... */
  state: string
  /** healthy, unhealthy or starting; empty where nothing is checked. */
  health: string
  exitCode: number
}

/** @returns all containers of the stack, the ended ones too, by name */
export async function listContainers(options: IDockerComposeOptions): Promise<Container[]> {
  const { out } = await execCompose('ps', ['--all', '--format', 'json'], options)
  return parseContainers(out).toSorted((a, b) => a.service.localeCompare(b.service))
}

/** @param text one JSON object a line, or, of older versions of docker, one array */
export function parseContainers(text: string): Container[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines
    .flatMap((line) => JSON.parse(line))
    .map((entry) => ({
      service: String(entry.Service),
      state: String(entry.State),
      health: String(entry.Health ?? ''),
      exitCode: Number(entry.ExitCode ?? 0),
    }))
}

/** @returns those that are neither at work nor ended well */
export function unready(containers: Container[]): Container[] {
  return containers.filter(({ state, health, exitCode }) =>
    state === 'running' ? health !== '' && health !== 'healthy' : state !== 'exited' || exitCode !== 0,
  )
}

/** @returns a line such as `bookings: running (healthy)` */
export function describeContainer({ service, state, health, exitCode }: Container): string {
  const detail = health || (state === 'exited' ? `code ${exitCode}` : '')
  return `${service}: ${state}${detail ? ` (${detail})` : ''}`
}
