import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'

/**
 * Downloads a package of Debian, verified by apt's signatures, and unpacks it without installing
 * it; this needs no root.
 * @param folder an empty one
 * @returns the folder with the files of the package
 * @throws Error with what apt or dpkg answered
 */
export async function unpackDebianPackage(name: string, folder: string): Promise<string> {
  const download = async (options: string[]) => {
    const result = await run('apt-get', [...options, 'download', name], { cwd: folder })
    const deb = (await readdir(folder)).find((file) => file.endsWith('.deb'))
    return deb ? { deb } : { said: result.output }
  }
  let found = await download([])
  if (!found.deb) {
    // Without package lists on the machine: download them into our own folder, which needs no root.
    const lists = ['-o', `Dir::State::Lists=${folder}/lists`, '-o', `Dir::Cache=${folder}/cache`]
    await mkdir(join(folder, 'lists/partial'), { recursive: true })
    await mkdir(join(folder, 'cache/archives/partial'), { recursive: true })
    await run('apt-get', [...lists, 'update'], { cwd: folder })
    found = await download(lists)
  }
  if (!found.deb) throw new Error(`apt-get download ${name}: ${found.said}`)
  const unpacked = await run('dpkg', ['-x', found.deb, 'package'], { cwd: folder })
  if (!unpacked.ok) throw new Error(`dpkg -x: ${unpacked.output}`)
  return join(folder, 'package')
}
