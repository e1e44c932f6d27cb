import { execCompose, type IDockerComposeOptions } from 'docker-compose'

/** A container of the stack. */
export interface Container {
  service: string
  /** As docker names it: running, exited, ... */
  state: string
  /** healthy, unhealthy or starting; empty without a health check. */
  health: string
  exitCode: number
}

/** Returns all containers of the stack by name, including exited ones. */
export async function listContainers(options: IDockerComposeOptions): Promise<Container[]> {
  const { out } = await execCompose('ps', ['--all', '--format', 'json'], options)
  return parseContainers(out).toSorted((a, b) => a.service.localeCompare(b.service))
}

/** @param text one JSON object per line, or one array from older versions of docker */
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

/** Returns the containers that neither run nor have exited successfully. */
export function unready(containers: Container[]): Container[] {
  return containers.filter(({ state, health, exitCode }) =>
    state === 'running' ? health !== '' && health !== 'healthy' : state !== 'exited' || exitCode !== 0,
  )
}

/** Returns a line such as `bookings: running (healthy)`. */
export function describeContainer({ service, state, health, exitCode }: Container): string {
  const detail = health || (state === 'exited' ? `code ${exitCode}` : '')
  return `${service}: ${state}${detail ? ` (${detail})` : ''}`
}
