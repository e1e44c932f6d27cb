/** An official release for one platform. */
export interface PinnedRelease {
  url: string
  /** Checksum of the archive, from the maintainers' own image (nats-io/nats-docker, 2.10.x). */
  sha256: string
  /** The server's path in the archive. */
  file: string
}

const version = '2.10.29'

const architectures: Record<string, { name: string; sha256: string }> = {
  x64: { name: 'amd64', sha256: 'e314da74a83a1d3876db8814c27eb990fe729640fd6452025b441bcede8390da' },
  arm64: { name: 'arm64', sha256: 'da4b27942ecfb4c5f0c54553d2e7f470ddda9d7581cfe8131b351a0e223ed401' },
}

/**
 * Returns the release for a platform and architecture in Node's names, or undefined when none is
 * pinned.
 */
export function pinnedRelease(platform: string, architecture: string): PinnedRelease | undefined {
  const found = platform === 'linux' ? architectures[architecture] : undefined
  if (!found) return undefined
  const folder = `nats-server-v${version}-linux-${found.name}`
  return {
    url: `https://github.com/nats-io/nats-server/releases/download/v${version}/${folder}.tar.gz`,
    sha256: found.sha256,
    file: `${folder}/nats-server`,
  }
}
